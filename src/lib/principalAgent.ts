import { graphql } from "gatsby";

export const principalAgent = ({ allAgent }: Queries.AgentsFragment) =>
  allAgent.nodes.find((agent) => agent.principal) as Queries.AgentsFragment["allAgent"]["nodes"][number];

/** Returns the numbers that texts may contain as facts, the longest first: `{phone} x109` begins with `{phone}`. */
export function phoneNumbers(data: Queries.AgencyFragment): string[] {
  const { phone, textPhone } = data.agency;
  const numbers = [phone, textPhone, principalAgent(data).phone].filter((number) => number !== null);
  return numbers.sort((a, b) => b.length - a.length);
}

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
