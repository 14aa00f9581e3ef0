// Mocks Gatsby's `graphql` tag, because the real tag throws an error when called. Gatsby's build removes such calls.
jest.mock("gatsby", () => ({ graphql: () => "" }));
