import type { SignLooks } from '../sign-look';

/** What the signs of priority look like. */
export const looks: SignLooks = {
  B1: 'gul triangel med röd ram och spetsen nedåt',
  B2: 'röd åttakantig skylt med vit kant och texten STOP i vitt',
  B3: 'blå kvadrat med en vit triangel och i den en svart gående figur på ränder',
  B4: 'gul kvadrat på sin spets med bred vit kant',
  B5: 'gul kvadrat på sin spets med bred vit kant och ett snett svart streck',
  B6: 'rund gul skylt med röd ring, en svart pil nedåt till vänster och en röd pil uppåt till höger',
  B7: 'blå kvadrat med en röd pil nedåt till vänster och en vit pil uppåt till höger',
  B8: 'blå kvadrat med en vit triangel och i den en svart cykel',
};
