/** The groups that signs are shown in, in their order. Each gathers one or more of the regulation's letters. */
export const signGroups = [
  {
    id: 'warning',
    slug: 'varningsmarken',
    title: 'Varningsmärken',
    letters: 'A',
    intro:
      'Gula trianglar med röd ram varnar för något längre fram. De säger inte vad du får göra, men ger dig tid att sänka farten.',
  },
  {
    id: 'priority',
    slug: 'vajningspliktsmarken',
    title: 'Väjningspliktsmärken',
    letters: 'B',
    intro:
      'De här märkena avgör vem som ska vänta. Formen är egen för de viktigaste, så att de känns igen även bakifrån och täckta av snö.',
  },
  {
    id: 'prohibition',
    slug: 'forbudsmarken',
    title: 'Förbudsmärken',
    letters: 'C',
    intro:
      'Runda märken med röd ring förbjuder något. Förbudet gäller oftast från märket fram till nästa korsning.',
  },
  {
    id: 'mandatory',
    slug: 'pabudsmarken',
    title: 'Påbudsmärken',
    letters: 'D',
    intro:
      'Runda blå märken säger vad du måste göra, eller vem en bana eller ett körfält är till för.',
  },
  {
    id: 'information',
    slug: 'anvisningsmarken',
    title: 'Anvisningsmärken',
    letters: 'E',
    intro:
      'Märkena talar om vad som gäller på en väg, en plats eller i ett område – ofta tills ett slutmärke kommer.',
  },
  {
    id: 'direction',
    slug: 'vagvisning',
    title: 'Vägvisning',
    letters: 'F och I',
    intro:
      'Lokaliseringsmärken visar vägen. Färgen berättar vilken sorts väg eller mål det är fråga om. Bruna märken är för turister.',
  },
  {
    id: 'service',
    slug: 'upplysning-och-service',
    title: 'Upplysning och service',
    letters: 'G, H och J',
    intro:
      'Blå märken med vit ruta visar vägen till stationer, mat, bränsle, vila och annat längs vägen. Gula tavlor upplyser om vägen.',
  },
  {
    id: 'plate',
    slug: 'tillaggstavlor',
    title: 'Tilläggstavlor',
    letters: 'T och S',
    intro:
      'En tilläggstavla betyder något bara tillsammans med märket ovanför. Den har oftast samma färger som det. Symboler säger vilka fordon som menas.',
  },
  {
    id: 'marking',
    slug: 'vagmarkeringar',
    title: 'Vägmarkeringar',
    letters: 'M',
    intro:
      'Linjer och symboler på vägen styr, varnar och leder, ensamma eller tillsammans med vägmärken.',
  },
  {
    id: 'signal',
    slug: 'signaler-och-anordningar',
    title: 'Signaler och tecken',
    letters: 'SIG, X, Y, P och V',
    intro:
      'Polisens tecken gäller före signaler, och signaler före vägmärken och regler. Andra anordningar leder dig förbi kurvor, hinder och spår.',
  },
] as const;

/** A group of signs. */
export type SignGroup = (typeof signGroups)[number];

/** What names a group in code. */
export type SignGroupId = SignGroup['id'];

/** Returns the group with this address, or undefined. */
export function findSignGroup(slug: string): SignGroup | undefined {
  return signGroups.find((group) => group.slug === slug);
}

/** Returns whether anybody may practise the group, without an account. */
export function isFreeSignGroup({ id }: SignGroup): boolean {
  return id === 'warning';
}
