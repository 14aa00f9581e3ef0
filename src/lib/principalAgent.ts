import { graphql } from "gatsby";

/** @throws if no agent is the principal agent; the content check ensures that one is */
export function principalAgent({ allAgent }: Queries.AgentsFragment) {
  const found = allAgent.nodes.find((agent) => agent.principal);
  if (!found) throw new Error("data/agents.yaml names no principal agent");
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
