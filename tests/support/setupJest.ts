import "@testing-library/jest-dom";

// The real tag throws an error in Jest, because only Gatsby's build removes it.
jest.mock("gatsby", () => ({ graphql: () => "" }));
