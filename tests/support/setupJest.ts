// Mocks the `graphql` tag, because the real tag throws an error unless Gatsby's build has removed it.
jest.mock("gatsby", () => ({ graphql: () => "" }));
