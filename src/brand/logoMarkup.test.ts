import { nameLines } from "./logoMarkup";

test.each([
  ["Saguaro Insurance", "Saguaro", "Insurance"],
  ["Ocotillo & Daughters Family Agency", "Ocotillo & Daughters Family", "Agency"],
  ["Ocotillo", "Ocotillo", ""],
])("the logo splits the name %s into two lines: %j and %j", (name, first, second) => {
  expect(nameLines(name)).toEqual({ first, second });
});
