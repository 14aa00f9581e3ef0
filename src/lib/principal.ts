import { graphql } from "gatsby";

/**
 * The agency's principal agent.
 * @throws when there is none, which the content check prevents
 */
export function principal({ allAgent }: Queries.PrincipalFragment) {
  const found = allAgent.nodes.find((agent) => agent.principal);
  if (!found) throw new Error("data/agents.yaml names no principal agent");
  return found;
}

export const principalFragment = graphql`
  fragment Principal on Query {
    allAgent {
      nodes {
        name
        phone
        principal
      }
    }
  }
`;
