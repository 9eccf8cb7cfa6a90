import type { SignLooks } from '../sign-look';
import { variantsOf } from '../variants';

const ring = (symbol: string) => `rund gul skylt med röd ring och ${symbol}`;
const crossed = (symbol: string) => ring(`${symbol}, med ett rött streck över`);
const blue = (marks: string) => `rund blå skylt med röd ring och ${marks}`;
const struck = (symbols: string) =>
  `rund gul skylt med ${symbols} och tunna svarta snedstreck över`;
const place = (word: string) =>
  `stående gul tavla med röd ram, ordet ${word} och en liten rund blå skylt med rött snedstreck`;

/** What the prohibition signs look like. */
export const looks: SignLooks = {
  C1: 'rund röd skylt med ett brett gult vågrätt streck',
  C2: ring('ingenting i mitten'),
  C3: crossed('en motorcykel ovanför en bil'),
  C4: crossed('en bil'),
  C5: crossed('en motorcykel'),
  C6: crossed('en släpvagn'),
  C7: crossed('en lastbil från sidan'),
  C8: crossed('en traktor'),
  C9: crossed('en lastbil med orange last'),
  C10: crossed('en cykel'),
  C11: crossed('en moped'),
  C12: crossed('en häst med vagn'),
  C13: crossed('en snöskoter'),
  C14: crossed('en häst med ryttare'),
  C15: crossed('en gående figur'),
  C16: ring('måttet 2,2 m mellan två pilspetsar från sidorna'),
  C17: ring('måttet 3,5 m mellan en pilspets uppifrån och en nedifrån'),
  C18: ring('en lastbil ovanför en dubbelpil och måttet 10 m'),
  C19: ring('två bilar med måttet 50 m mellan sig'),
  C20: ring('texten 12 t, utan någon symbol'),
  C21: ring('en lastbil med släp ovanför texten 18 t'),
  C23: ring('texten 8 t, en pil nedåt och en hjulaxel'),
  C24: ring('texten 12 t, en pil nedåt och två hjul'),
  C25: crossed('en pil som svänger åt vänster'),
  'C25/hoger': crossed('en pil som svänger åt höger'),
  C26: crossed('en pil som vänder tillbaka'),
  C27: ring('två bilar bredvid varandra, den vänstra röd'),
  C28: struck('två grå bilar bredvid varandra'),
  C29: ring('en röd lastbil till vänster om en svart bil'),
  C30: struck('en grå lastbil till vänster om en grå bil'),
  C31: ring('talet 50'),
  ...Object.fromEntries(variantsOf('C31').map(({ key }) => [`C31/${key}`, ring(`talet ${key}`)])),
  C32: struck('talet 50 i grått'),
  C33: ring('ett brett svart streck mellan orden TULL och DOUANE'),
  C34: ring('ett brett svart streck mellan orden STOPP och POLIS'),
  C35: blue('ett rött snedstreck'),
  C36: blue('ett rött snedstreck över en vit lodrät stapel'),
  C37: blue('ett rött snedstreck över två vita lodräta staplar'),
  C39: blue('två röda streck i kors'),
  C42: place('Vändplats'),
  C44: crossed('ett däck med dubbar'),
  C46: ring('texten 18 t, en pil nedåt och tre hjul'),
};
