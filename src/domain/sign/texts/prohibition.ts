import type { SignTexts } from '../sign-text';

/** The prohibition signs. */
export const texts: SignTexts = {
  C1: {
    meaning:
      'Inget fordon får köra in från det här hållet. Från det andra kan trafik vara tillåten, som på en enkelriktad gata.',
    demand:
      'Välj en annan väg. Förbudet gäller även cykel och moped. Att leda en cykel är tillåtet.',
  },
  C2: {
    meaning: 'Ingen trafik med fordon är tillåten, åt något håll.',
    demand: 'Kör inte in med något fordon, om ingen tilläggstavla gör undantag för dig.',
  },
  C3: {
    meaning: 'Motordrivna fordon får inte köra här. Moped klass II får.',
    demand: 'Bil, motorcykel och moped klass I måste välja en annan väg. Cykel är tillåten.',
  },
  C4: {
    meaning: 'Motordrivna fordon med fler än två hjul får inte köra här.',
    demand:
      'Bil, lastbil, buss och fyrhjuling måste välja en annan väg. Tvåhjulig motorcykel och moped är tillåtna.',
  },
  C5: {
    meaning: 'Motorcykel och moped klass I får inte köra här.',
    demand: 'Kör du bil berörs du inte.',
  },
  C6: {
    meaning:
      'Motordrivna fordon med tillkopplad släpvagn får inte köra här. Släpkärra och påhängsvagn är undantagna, om ingen tavla säger annat.',
    demand: 'Har du ett släp som förbudet gäller måste du välja en annan väg.',
  },
  C7: {
    meaning: 'Tung lastbil, det vill säga med totalvikt över 3,5 ton, får inte köra här.',
    demand: 'Kör du personbil eller lätt lastbil berörs du inte.',
  },
  C8: {
    meaning: 'Traktor och motorredskap klass II får inte köra här.',
    demand: 'Kör du A-traktor är du med bland de förbjudna fordonen.',
  },
  C9: {
    meaning:
      'Fordon som är lastade med farligt gods och ska vara märkta för det får inte köra här.',
    demand: 'Transporterar du farligt gods måste du välja en annan väg.',
  },
  C10: {
    meaning: 'Cykel och moped klass II får inte köras här.',
    demand: 'Den som leder sin cykel räknas som gående och får gå.',
  },
  C11: {
    meaning: 'Moped klass II får inte köras här, men cykel får.',
    demand: 'Kör du moped klass II måste du välja en annan väg eller leda mopeden.',
  },
  C12: { meaning: 'Fordon som dras av djur får inte köra här.' },
  C13: { meaning: 'Terrängmotorfordon och terrängsläp får inte köra här.' },
  C14: { meaning: 'Ridning är förbjuden här.' },
  C15: { meaning: 'Gångtrafik är förbjuden här.' },
  C16: {
    meaning: 'Fordon som är bredare än måttet på märket får inte köra här. Lasten räknas med.',
    demand: 'Ta reda på hur brett ditt fordon är med last innan du kör in.',
  },
  C17: {
    meaning: 'Fordon som är högre än måttet på märket får inte köra här. Lasten räknas med.',
    demand: 'Tänk på takbox och cyklar på taket. Är du osäker: stanna och mät.',
  },
  C18: {
    meaning: 'Fordon eller fordonståg som är längre än måttet på märket får inte köra här.',
    demand: 'Räkna med hela ekipaget: bil, släp och last.',
  },
  C19: {
    meaning: 'Du ska hålla minst det avstånd som står på märket till fordonet framför.',
    demand: 'Öka avståndet och håll det hela sträckan.',
  },
  C20: {
    meaning:
      'Fordon som just nu väger mer än märket anger får inte köra här. För ett fordonståg räknas varje fordon för sig.',
    demand: 'Det som räknas är bruttovikten: vad fordonet väger nu, med last och personer.',
  },
  C21: {
    meaning: 'Fordon och fordonståg som sammanlagt väger mer än märket anger får inte köra här.',
    demand: 'Räkna ihop vad bil, släp, last och personer väger.',
  },
  C23: {
    meaning: 'Fordon med en axel som belastar vägen med mer än märket anger får inte köra här.',
  },
  C24: {
    meaning:
      'Fordon med en boggi, två axlar nära varandra, som belastar vägen med mer än märket anger får inte köra här.',
  },
  C25: {
    meaning: 'Du får inte svänga åt pilens håll i korsningen.',
    demand: 'Kör rakt fram eller åt andra hållet, om inget annat märke hindrar det.',
  },
  C26: {
    meaning: 'Det är förbjudet att göra en U-sväng.',
    demand:
      'Fortsätt och vänd på en plats där det är tillåtet och säkert. Vanlig vänstersväng är inte förbjuden.',
  },
  C27: {
    meaning: 'Det är förbjudet att köra om motordrivna fordon med fler än två hjul.',
    demand:
      'Ligg kvar tills förbudet upphör. Tvåhjulingar som cykel, moped och motorcykel utan sidvagn får du köra om.',
  },
  C28: {
    meaning: 'Förbudet mot omkörning slutar här.',
    demand: 'Kör ändå bara om där sikten, vägen och trafiken gör det säkert.',
  },
  C29: {
    meaning: 'Tung lastbil får inte köra om andra motordrivna fordon med fler än två hjul.',
    demand: 'Kör du personbil berörs du inte av förbudet.',
  },
  C30: { meaning: 'Förbudet för tung lastbil att köra om slutar här.' },
  C31: {
    meaning: 'Du får inte köra fortare än siffran på märket, räknat i kilometer i timmen.',
    demand:
      'Håll dig under gränsen tills ett annat märke ändrar den. Sikt, väglag och trafik kan kräva lägre fart.',
  },
  C32: {
    meaning: 'En tillfällig hastighetsbegränsning slutar, och den vanliga gränsen gäller igen.',
    demand: 'Kom ihåg vilken gräns som gällde före den tillfälliga.',
  },
  C33: {
    meaning: 'Här finns en tull där du måste stanna.',
    demand: 'Stanna och följ tulltjänstemannens anvisningar.',
  },
  C34: {
    meaning: 'Du måste stanna av det skäl som står under strecket, till exempel en poliskontroll.',
    demand: 'Stanna vid stopplinjen eller, om den saknas, vid märket.',
  },
  C35: {
    meaning:
      'Det är förbjudet att parkera, men du får stanna för att lasta eller låta någon stiga på eller av.',
    demand: 'Gör det du ska och kör sedan vidare. Förbudet gäller på den sida där märket står.',
  },
  C36: {
    meaning: 'Det är förbjudet att parkera på den här sidan på dagar med udda datum.',
    demand: 'Se efter datumet. På jämna dagar får du parkera om inget annat hindrar det.',
  },
  C37: {
    meaning: 'Det är förbjudet att parkera på den här sidan på dagar med jämnt datum.',
    demand: 'Se efter datumet. På udda dagar får du parkera om inget annat hindrar det.',
  },
  C39: {
    meaning: 'Det är förbjudet att både stanna och parkera.',
    demand:
      'Du får inte ens stanna för att släppa av någon. Stanna bara om trafiken kräver det eller för att undvika fara.',
  },
  C42: {
    meaning: 'Platsen är till för att vända fordon på.',
    demand: 'Parkera inte här, så att andra kan vända.',
  },
  C44: {
    meaning: 'Motordrivna fordon med dubbdäck får inte köra här. Moped klass II berörs inte.',
    demand: 'Har du dubbdäck måste du välja en annan väg, även om årstiden tillåter dubbar.',
  },
  C46: {
    meaning:
      'Fordon med en trippelaxel, tre axlar nära varandra, som belastar vägen med mer än märket anger får inte köra här.',
  },
};
