// In `npm start` and previews, an invisible character at the end of each text leads to its line in data/
// (src/content/outputs/editRows.ts). No font draws these code points, and github-slugger drops them. Components draw
// texts; one that compares or measures them does it without the marks.
const FIRST = 0xe0200;
const marks = /\ufeff?([\u{e0200}-\u{e0fff}])/gu;

/** Returns the mark of a row of the table of lines; nothing for rows after the 3,584th. */
export const editMark = (row: number) => (row < 0xe00 ? String.fromCodePoint(FIRST + row) : "");

export const editMarksIn = (text: string) => (text.match(marks) ?? []).join("");

/** Returns the rows of the marks in a text. */
export const editRowsIn = (text: string) =>
  [...text.matchAll(marks)].map(([, mark = ""]) => Number(mark.codePointAt(0)) - FIRST);

export const withoutEditMarks = (text: string) => text.replace(marks, "");
