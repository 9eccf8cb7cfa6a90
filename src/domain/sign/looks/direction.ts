import type { SignLooks } from '../sign-look';

/** What the signs that show the way look like. */
export const looks: SignLooks = {
  'F1-1':
    'blå tavla med en vit karta över en korsning: Falun rakt upp, Mora åt höger på en smalare väg',
  F5: 'blå skylt med spets åt höger, ordet Nora och talet 14',
  'F5/motorvag': 'grön skylt med spets åt höger, ordet Lund och talet 23',
  'F5/enskild-vag': 'gul skylt med röd kant, spets åt höger, svart text: ordet Nybo och talet 3',
  'F5/lokalt-mal': 'vit skylt med svart kant, spets åt höger, ordet Centrum och talet 1',
  F6: 'liggande blå tavla med två rader: pil uppåt, Falun 45; pil åt höger, Mora 88',
  F7: 'liggande blå tavla med orden Arboga och Köping och en vit pil snett uppåt åt höger',
  F8: 'blå tavla med ordet Örebro över en vit pil rakt upp',
  F10: 'liggande blå tavla med bara ordet Mariestad i vitt',
  F13: 'liggande blå tavla med två rader utan pilar: Gävle 12; Sundsvall 210',
  F14: 'liten blå tavla med bara talet 55 i vitt',
  'F14/europavag': 'liten grön tavla med bara texten E4 i vitt',
  F16: 'blå tavla med en vit pil uppåt och en andra pil som viker ut till höger',
  F17: 'blå tavla med en vit pil uppåt och en linje från höger som löper in i den',
  F18: 'blå tavla med en vit pil nedåt till vänster, en linje och två vita pilar uppåt till höger',
  F21: 'blå tavla med tre vita pilar, åt vänster, uppåt och åt höger, skilda av streckade linjer',
  F22: 'liggande blå tavla med gula stjärnor i en ring runt ordet SVERIGE',
  F28: 'blå kvadrat med en vit bokstav P under ett tak',
  F29: 'liggande blå tavla med en vit bokstav P bredvid en buss',
};
