/** Returns a value as the JSON in a `<script>`, escaped so that no `</script>` ends it and no `&quot;` is decoded. */
export function jsonForScript(value: unknown): string {
  const escapeCharacter = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}
