import type { SignTexts } from '../sign-text';

/** Light signals, signals at level crossings, and other devices. */
export const texts: SignTexts = {
  SIG1: {
    meaning:
      'Trafiksignal med fast rött ljus: stopp. Ingen får köra förbi stopplinjen eller, om den saknas, signalen.',
    demand: 'Stanna före linjen och vänta.',
  },
  SIG2: {
    meaning: 'Signalen slår snart om till grönt, men fortfarande gäller stopp.',
    demand: 'Gör dig beredd, men kör inte än.',
  },
  SIG3: {
    meaning: 'Du får köra.',
    demand:
      'Kör bara om du kan ta dig igenom korsningen. När du svänger ska du väja för gående, och åt vänster även för mötande.',
  },
  SIG4: {
    meaning: 'Stanna, om du inte har kommit så långt att det inte kan ske utan fara.',
    demand: 'Gasa inte för att hinna. Bromsa om du kan stanna lugnt.',
  },
  SIG5: {
    meaning: 'Var särskilt försiktig. Ofta är signalen ur drift.',
    demand: 'Följ vägmärkena. Finns inga gäller högerregeln.',
  },
  SIG8: {
    meaning: 'Stopp för fordon i linjetrafik och spårvagnar.',
    demand: 'Kör du bil i ett annat körfält följer du din egen signal.',
  },
  SIG9: {
    meaning: 'Signalen för linjetrafik slår snart om till kör. Ännu gäller stopp.',
    demand: 'Räkna med att bussen snart startar.',
  },
  SIG10: {
    meaning: 'Fordon i linjetrafik och spårvagnar får köra.',
    demand: 'En buss eller spårvagn kan starta medan du har rött.',
  },
  SIG11: {
    meaning: 'Fordon i linjetrafik och spårvagnar ska stanna om det kan ske utan fara.',
    demand: 'Räkna med att bussen bromsar. Själv följer du signalen för ditt körfält.',
  },
  SIG12: {
    meaning: 'Körfältet under signalen får inte användas.',
    demand: 'Lämna körfältet genast när det kan ske säkert.',
  },
  SIG13: {
    meaning: 'Du ska byta körfält åt det håll som pilen visar.',
    demand: 'Blinka, se efter och byt i tid, innan körfältet stängs.',
  },
  SIG14: { meaning: 'Körfältet under signalen får användas.' },
  X1: {
    meaning: 'Vägen svänger kraftigt åt det håll vinklarna pekar.',
    demand: 'Sänk farten före kurvan och styr i pilarnas riktning.',
  },
  X3: {
    meaning: 'Skärmen står vid vägens kant, ett sidohinder eller ett farthinder.',
    demand: 'Kör förbi på den sida som fälten lutar ned mot.',
  },
  X5: {
    meaning: 'Du ska passera på den sida som pilen visar, till exempel förbi ett vägarbete.',
    demand: 'Byt körfält i god tid och sänk farten.',
  },
  Y1: {
    meaning: 'Ett tåg eller en spårvagn kommer. Ingen får passera.',
    demand: 'Stanna före stopplinjen eller signalen och vänta tills det slutar blinka.',
  },
  Y3: {
    meaning: 'Bommen stänger vägen när tåg eller spårvagn kommer.',
    demand: 'Kör aldrig in när bommen rör sig, och kör inte runt den.',
  },
};
