import { graphql } from "gatsby";

export const principalAgent = ({ allAgent }: Queries.AgentsFragment) =>
  allAgent.nodes.find((agent) => agent.principal) as Queries.AgentsFragment["allAgent"]["nodes"][number];

export const agentsFragment = graphql`
  fragment Agents on Query {
    allAgent {
      nodes {
        name
        phone
        principal
      }
    }
  }
`;
