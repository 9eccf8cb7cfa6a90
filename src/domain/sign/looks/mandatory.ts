import type { SignLooks } from '../sign-look';

const disc = (symbol: string) => `rund blå skylt med ${symbol}`;
const struck = (symbol: string) => disc(`${symbol} och ett rött snedstreck över`);

/** What the mandatory signs look like. */
export const looks: SignLooks = {
  D1: disc('en vit pil som svänger åt höger'),
  'D1/vanster': disc('en vit pil som svänger åt vänster'),
  'D1/rakt': disc('en vit pil rakt uppåt'),
  'D1/rakt-hoger': disc('en vit pil rakt uppåt och en som viker av åt höger'),
  'D1/rakt-vanster': disc('en vit pil rakt uppåt och en som viker av åt vänster'),
  'D1/vanster-hoger': disc('en vit pil åt vänster och en åt höger'),
  D2: disc('en vit pil snett nedåt åt höger'),
  'D2/vanster': disc('en vit pil snett nedåt åt vänster'),
  D3: disc('tre vita pilar i en ring'),
  D4: disc('en vit cykel'),
  D5: disc('en vit vuxen och ett barn som går'),
  D6: disc('en vit vuxen och ett barn ovanför en vit cykel'),
  D7: disc('en vit vuxen och ett barn till vänster om ett lodrätt streck, en vit cykel till höger'),
  D8: disc('en vit häst med ryttare'),
  D9: disc('en vit snöskoter'),
  D10: disc('en vit buss sedd framifrån'),
  D11: struck('en vit cykel'),
  'D11/gangbana': struck('en vit vuxen och ett barn som går'),
  'D11/gang-och-cykelbana': struck('en vit vuxen och ett barn ovanför en vit cykel'),
  D12: disc('en vit lastbil med orange last ovanför en vit pil åt höger'),
};
