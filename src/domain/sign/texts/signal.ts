import type { SignTexts } from '../sign-text';

/** Light signals, signals at level crossings, and other devices. */
export const texts: SignTexts = {
  SIG1: {
    look: 'Signal med tre runda lampor, den översta lyser.',
    meaning: 'Stopp. Ingen får köra förbi stopplinjen eller, om den saknas, signalen.',
    demand: 'Stanna före linjen och vänta.',
  },
  SIG2: {
    look: 'Signal med tre runda lampor, de två översta lyser.',
    meaning: 'Signalen slår snart om till grönt, men fortfarande gäller stopp.',
    demand: 'Gör dig beredd, men kör inte än.',
  },
  SIG3: {
    look: 'Signal med tre runda lampor, den nedersta lyser.',
    meaning: 'Du får köra.',
    demand:
      'Kör ut bara om du kan ta dig igenom korsningen, och väj för gående och mötande när du svänger.',
  },
  SIG4: {
    look: 'Signal med tre runda lampor, den mellersta lyser.',
    meaning: 'Stanna, om du inte har kommit så långt att det inte kan ske utan fara.',
    demand: 'Gasa inte för att hinna. Bromsa om du kan stanna lugnt.',
  },
  SIG5: {
    look: 'En ensam gul lampa som blinkar.',
    meaning: 'Var särskilt försiktig. Ofta är signalen ur drift.',
    demand: 'Följ vägmärkena. Finns inga gäller högerregeln.',
  },
  SIG8: {
    look: 'Svart fyrkant med ett vitt S.',
    meaning: 'Stopp för fordon i linjetrafik och spårvagnar.',
    demand: 'Signalen gäller inte dig som kör bil. Följ din egen signal.',
  },
  SIG9: {
    look: 'Svart fyrkant med ett vitt S över ett vågrätt streck.',
    meaning: 'Signalen för linjetrafik slår snart om till kör. Ännu gäller stopp.',
    demand: 'Räkna med att bussen snart startar.',
  },
  SIG10: {
    look: 'Svart fyrkant med ett lodrätt vitt streck.',
    meaning: 'Fordon i linjetrafik och spårvagnar får köra.',
    demand: 'En buss eller spårvagn kan starta medan du har rött.',
  },
  SIG11: {
    look: 'Svart fyrkant med ett vågrätt vitt streck.',
    meaning: 'Fordon i linjetrafik och spårvagnar ska stanna om det kan ske utan fara.',
    demand: 'Signalen gäller inte dig som kör bil.',
  },
  SIG12: {
    look: 'Svart fyrkant med ett rött kryss.',
    meaning: 'Körfältet under signalen får inte användas.',
    demand: 'Lämna körfältet genast när det kan ske säkert.',
  },
  SIG13: {
    look: 'Svart fyrkant med en gul pil snett nedåt.',
    meaning: 'Du ska byta körfält åt det håll som pilen visar.',
    demand: 'Blinka, se efter och byt i tid, innan körfältet stängs.',
  },
  SIG14: {
    look: 'Svart fyrkant med en grön pil nedåt.',
    meaning: 'Körfältet under signalen får användas.',
  },
  X1: {
    look: 'Liggande blå skärm med gula vinklar som pekar åt sidan.',
    meaning: 'Vägen svänger kraftigt åt det håll vinklarna pekar.',
    demand: 'Sänk farten före kurvan och styr i pilarnas riktning.',
  },
  X3: {
    look: 'Smal stående skärm med sneda gula och blå fält.',
    meaning: 'Skärmen står vid ett hinder på sidan, ett farthinder eller vägens kant.',
    demand: 'Kör förbi på den sida som fälten lutar ned mot.',
  },
  X5: {
    look: 'Svart fyrkant med gula lampor som bildar en pil snett nedåt.',
    meaning: 'Du ska passera på den sida som pilen visar, till exempel förbi ett vägarbete.',
    demand: 'Byt körfält i god tid och sänk farten.',
  },
  Y1: {
    look: 'Svart låda med två röda lampor, varav en lyser.',
    meaning: 'Ett tåg eller en spårvagn kommer. Ingen får passera.',
    demand: 'Stanna före stopplinjen eller signalen och vänta tills det slutar blinka.',
  },
  Y3: {
    look: 'Gul bom med röda fält.',
    meaning: 'Bommen stänger vägen när tåg eller spårvagn kommer.',
    demand: 'Kör aldrig in när bommen rör sig, och kör inte runt den.',
  },
};
