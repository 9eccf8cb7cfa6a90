import type { SignTexts } from '../sign-text';

/** The signs of priority. */
export const texts: SignTexts = {
  B1: {
    meaning: 'Du har väjningsplikt mot fordon på den väg du kör in på eller korsar.',
    demand:
      'Visa tydligt att du tänker väja: sänk farten i god tid eller stanna. Du får köra först när du varken hindrar eller stör.',
  },
  B2: {
    meaning: 'Du har stopplikt: alla ska stanna här, även när vägen verkar fri.',
    demand:
      'Stanna helt vid stopplinjen eller, om den saknas, omedelbart före den korsande vägen. Sedan har du väjningsplikt.',
  },
  B3: {
    meaning: 'Här är ett övergångsställe.',
    demand:
      'Vid ett obevakat övergångsställe har du väjningsplikt mot gående som har gått ut eller just ska gå ut. Kör inte om strax före övergångsstället.',
  },
  B4: {
    meaning:
      'Vägen är huvudled: de som kommer från korsande vägar har väjningsplikt eller stopplikt.',
    demand: 'Du får inte parkera på huvudleden, om inget märke tillåter det.',
  },
  B5: {
    meaning: 'Huvudleden slutar här.',
    demand:
      'Var beredd på att högerregeln gäller i nästa korsning, eller att du själv får väjningsplikt.',
  },
  B6: {
    meaning: 'På en smal sträcka ska du väja för den trafik som kommer emot dig.',
    demand: 'Kör inte in på sträckan om du skulle hindra en mötande. Vänta före den.',
  },
  B7: {
    meaning: 'På en smal sträcka ska de som kommer emot dig väja för dig.',
    demand: 'Du får köra först, men se efter att den mötande verkligen väntar.',
  },
  B8: {
    meaning: 'Här är en cykelöverfart, där cyklande och mopeder klass II går före.',
    demand:
      'Du har väjningsplikt mot cyklande och förare av moped klass II som är ute på eller just ska köra ut på överfarten.',
  },
};
