// In `npm start` and previews, each text ends with an edit mark: an invisible character that identifies the text's line
// in data/ (src/content/outputs/addEditMarks.ts). Remove the marks before you compare or measure a text.
const FIRST = 0xe0200;
const marks = /\ufeff?([\u{e0200}-\u{e0fff}])/gu;

/** Returns the mark for an `EditRow`'s index. Only 3,584 marks exist, so higher indexes get an empty string. */
export const editMark = (row: number) => (row < 0xe00 ? String.fromCodePoint(FIRST + row) : "");

export const editMarksIn = (text: string) => (text.match(marks) ?? []).join("");

export const editRowsIn = (text: string) =>
  [...text.matchAll(marks)].map(([, mark = ""]) => Number(mark.codePointAt(0)) - FIRST);

export const withoutEditMarks = (text: string) => text.replace(marks, "");
