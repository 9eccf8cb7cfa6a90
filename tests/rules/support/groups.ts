import type { Mutant } from './mutants';
import type { Scope } from './statements';

/** For each scope, those of all the cases that it judges too. */
function findCompany(cases: readonly (readonly Scope[])[]): ReadonlyMap<Scope, ReadonlySet<Scope>> {
  const company = new Map<Scope, Set<Scope>>();
  for (const scopes of cases) {
    for (const scope of scopes) {
      company.set(scope, new Set([...(company.get(scope) ?? []), ...scopes]));
    }
  }
  return company;
}

/**
 * Puts mutants together that one source can hold, since compiling the rules takes longer than the cases. No case is
 * judged by two mutants of a group, so whatever becomes of a case is the doing of one.
 * @param cases the scopes of every case.
 */
export function groupMutants(
  mutants: readonly Mutant[],
  cases: readonly (readonly Scope[])[],
): readonly (readonly Mutant[])[] {
  const company = findCompany(cases);
  const groups: { readonly members: Mutant[]; readonly taken: Set<string> }[] = [];
  const reaching = mutants
    .map((mutant) => {
      const { place, scopes } = mutant;
      // the place too: mutants of a statement overlap, even where no case is judged by it
      const takes = [place, ...scopes];
      return {
        mutant,
        takes,
        reach: takes.concat(scopes.flatMap((scope) => [...(company.get(scope) ?? [])])),
      };
    })
    // those that fit in few groups first: the others fill the groups up
    .sort((one, other) => new Set(other.reach).size - new Set(one.reach).size);
  for (const { mutant, takes, reach } of reaching) {
    const group = groups.find(({ taken }) => !reach.some((each) => taken.has(each)));
    if (group) {
      group.members.push(mutant);
      takes.forEach((each) => group.taken.add(each));
    } else {
      groups.push({ members: [mutant], taken: new Set(takes) });
    }
  }
  return groups.map(({ members }) => members);
}
