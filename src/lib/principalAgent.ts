import { graphql } from "gatsby";

export function principalAgent({ allAgent }: Queries.AgentsFragment) {
  const found = allAgent.nodes.find((agent) => agent.principal);
  if (!found) throw new Error('Add "principal: true" to one agent in data/agents.yaml');
  return found;
}

export const agentsFragment = graphql`
  fragment Agents on Query {
    allAgent {
      nodes {
        name
        phone
        principal
        languages
      }
    }
  }
`;
