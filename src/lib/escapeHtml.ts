/** Escapes a text for HTML, also inside the quotation marks of an attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
