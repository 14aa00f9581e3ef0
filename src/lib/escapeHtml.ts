/** Escapes a string for use in HTML text and in double-quoted attribute values. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
