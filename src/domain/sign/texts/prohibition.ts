import type { SignText, SignTexts } from '../sign-text';

const ring = (symbol: string, meaning: string, demand?: string): SignText => ({
  look: `Rund gul skylt med röd ring och ${symbol}.`,
  meaning,
  ...(demand !== undefined && { demand }),
});
const crossed = (symbol: string, meaning: string, demand?: string) =>
  ring(`${symbol}, med ett rött streck över`, meaning, demand);
const blue = (marks: string, meaning: string, demand: string): SignText => ({
  look: `Rund blå skylt med röd ring och ${marks}.`,
  meaning,
  demand,
});

/** The prohibition signs. */
export const texts: SignTexts = {
  C1: {
    look: 'Rund röd skylt med ett brett gult vågrätt streck.',
    meaning: 'Inget fordon får köra in här, till exempel från fel håll på en enkelriktad gata.',
    demand:
      'Välj en annan väg. Förbudet gäller även cykel och moped. Att leda en cykel är tillåtet.',
  },
  C2: ring(
    'ingenting i mitten',
    'Trafik med fordon är förbjuden i båda riktningarna.',
    'Kör inte in med något fordon, om ingen tilläggstavla gör undantag för dig.',
  ),
  C3: crossed(
    'en motorcykel ovanför en bil',
    'Motordrivna fordon får inte köra här. Moped klass II får.',
    'Bil, motorcykel och moped klass I måste välja en annan väg. Cykel är tillåten.',
  ),
  C4: crossed(
    'en bil',
    'Motordrivna fordon med fler än två hjul får inte köra här.',
    'Bil, lastbil, buss och fyrhjuling måste välja en annan väg. Tvåhjulig motorcykel och moped är tillåtna.',
  ),
  C5: crossed(
    'en motorcykel',
    'Motorcykel och moped klass I får inte köra här.',
    'Kör du bil berörs du inte.',
  ),
  C6: crossed(
    'en släpvagn',
    'Motordrivna fordon med tillkopplad släpvagn får inte köra här. Släpkärra och påhängsvagn är undantagna, om ingen tavla säger annat.',
    'Har du ett släp som förbudet gäller måste du välja en annan väg.',
  ),
  C7: crossed(
    'en lastbil från sidan',
    'Tung lastbil, det vill säga med totalvikt över 3,5 ton, får inte köra här.',
    'Kör du personbil eller lätt lastbil berörs du inte.',
  ),
  C8: crossed(
    'en traktor',
    'Traktor och motorredskap klass II får inte köra här.',
    'Kör du A-traktor är du med bland de förbjudna fordonen.',
  ),
  C9: crossed(
    'en lastbil med orange last',
    'Fordon som är lastade med farligt gods och ska vara märkta för det får inte köra här.',
    'Transporterar du farligt gods måste du välja en annan väg.',
  ),
  C10: crossed(
    'en cykel',
    'Cykel och moped klass II får inte köras här.',
    'Den som leder sin cykel räknas som gående och får gå.',
  ),
  C11: crossed(
    'en moped',
    'Moped klass II får inte köras här, men cykel får.',
    'Kör du moped klass II måste du välja en annan väg eller leda mopeden.',
  ),
  C12: crossed('en häst med vagn', 'Fordon som dras av djur får inte köra här.'),
  C13: crossed('en snöskoter', 'Terrängmotorfordon och terrängsläp får inte köra här.'),
  C14: crossed('en häst med ryttare', 'Ridning är förbjuden här.'),
  C15: crossed('en gående figur', 'Gångtrafik är förbjuden här.'),
  C16: ring(
    'ett mått i meter mellan två pilspetsar från sidorna',
    'Fordon som är bredare än måttet på märket får inte köra här. Lasten räknas med.',
    'Ta reda på hur brett ditt fordon är med last och speglar innan du kör in.',
  ),
  C17: ring(
    'ett mått i meter mellan en pilspets uppifrån och en nedifrån',
    'Fordon som är högre än måttet på märket får inte köra här. Lasten räknas med.',
    'Tänk på takbox och cyklar på taket. Är du osäker: stanna och mät.',
  ),
  C18: ring(
    'en lastbil ovanför en dubbelpil och ett mått i meter',
    'Fordon eller fordonståg som är längre än måttet på märket får inte köra här.',
    'Räkna med hela ekipaget: bil, släp och last.',
  ),
  C19: ring(
    'två bilar med ett mått i meter mellan sig',
    'Du ska hålla minst det avstånd som står på märket till fordonet framför.',
    'Öka avståndet och håll det hela sträckan.',
  ),
  C20: ring(
    'en vikt i ton, utan annan symbol',
    'Fordon som just nu väger mer än märket anger får inte köra här. För ett fordonståg räknas varje fordon för sig.',
    'Det som räknas är bruttovikten: vad fordonet väger nu, med last och personer.',
  ),
  C21: ring(
    'en lastbil med släp ovanför en vikt i ton',
    'Fordon och fordonståg som tillsammans väger mer än märket anger får inte köra här.',
    'Räkna ihop vad bil, släp, last och personer väger.',
  ),
  C23: ring(
    'en vikt i ton, en pil nedåt och en hjulaxel',
    'Fordon med en axel som belastar vägen med mer än märket anger får inte köra här.',
  ),
  C24: ring(
    'en vikt i ton, en pil nedåt och två hjul',
    'Fordon med en boggi, två axlar nära varandra, som belastar vägen med mer än märket anger får inte köra här.',
  ),
  C25: crossed(
    'en pil som svänger åt ena sidan',
    'Du får inte svänga åt pilens håll i korsningen.',
    'Kör rakt fram eller åt andra hållet, om inget annat märke hindrar det.',
  ),
  C26: crossed(
    'en pil som vänder tillbaka',
    'Det är förbjudet att göra en U-sväng.',
    'Fortsätt och vänd på en plats där det är tillåtet och säkert. Vanlig vänstersväng är inte förbjuden.',
  ),
  C27: ring(
    'två bilar bredvid varandra, den vänstra röd',
    'Det är förbjudet att köra om motordrivna fordon med fler än två hjul.',
    'Ligg kvar tills förbudet upphör. Tvåhjulingar som cykel, moped och motorcykel utan sidvagn får du köra om.',
  ),
  C28: {
    look: 'Rund gul skylt med två grå bilar bredvid varandra och tunna svarta snedstreck över.',
    meaning: 'Förbudet mot omkörning slutar här.',
    demand: 'Kör ändå bara om där sikten, vägen och trafiken gör det säkert.',
  },
  C29: ring(
    'en röd lastbil till vänster om en bil',
    'Tung lastbil får inte köra om andra motordrivna fordon med fler än två hjul.',
    'Kör du personbil berörs du inte av förbudet.',
  ),
  C30: {
    look: 'Rund gul skylt med en grå lastbil och en grå bil och tunna svarta snedstreck över.',
    meaning: 'Förbudet för tung lastbil att köra om slutar här.',
  },
  C31: ring(
    'en svart siffra i mitten',
    'Du får inte köra fortare än siffran på märket, räknat i kilometer i timmen.',
    'Håll dig under gränsen tills ett annat märke ändrar den. Sikt, väglag och trafik kan kräva lägre fart.',
  ),
  C32: {
    look: 'Rund gul skylt med en grå siffra och tunna svarta snedstreck över.',
    meaning: 'En tillfällig hastighetsbegränsning slutar, och den vanliga gränsen gäller igen.',
    demand: 'Kom ihåg vilken gräns som gällde före den tillfälliga.',
  },
  C33: ring(
    'ett brett svart streck mellan två ord, på svenska och franska',
    'Här finns en tull där du måste stanna.',
    'Stanna och följ tulltjänstemannens anvisningar.',
  ),
  C34: ring(
    'ett brett svart streck och text som säger varför',
    'Du måste stanna för det ändamål som står på märket, till exempel en kontroll.',
    'Stanna och vänta tills du får köra vidare.',
  ),
  C35: blue(
    'ett rött snedstreck',
    'Det är förbjudet att parkera, men du får stanna för att lasta eller låta någon stiga på eller av.',
    'Gör det du ska och kör sedan vidare. Förbudet gäller på den sida där märket står.',
  ),
  C36: blue(
    'ett rött snedstreck över en vit lodrät stapel',
    'Det är förbjudet att parkera på den här sidan på dagar med udda datum.',
    'Se efter datumet. På jämna dagar får du parkera om inget annat hindrar det.',
  ),
  C37: blue(
    'ett rött snedstreck över två vita lodräta staplar',
    'Det är förbjudet att parkera på den här sidan på dagar med jämnt datum.',
    'Se efter datumet. På udda dagar får du parkera om inget annat hindrar det.',
  ),
  C39: blue(
    'två röda streck i kors',
    'Det är förbjudet att både stanna och parkera.',
    'Stanna bara om trafiken kräver det eller för att undvika fara – inte ens för att släppa av någon.',
  ),
  C40: {
    look: 'Stående gul tavla med röd ram, ett ord om vad platsen är till för och en liten rund blå skylt med rött snedstreck.',
    meaning: 'Platsen är reserverad för det som står på märket, till exempel lastning.',
    demand: 'Stanna eller parkera inte här för något annat än det som anges.',
  },
  C42: {
    look: 'Stående gul tavla med röd ram, ordet Vändplats och en liten rund blå skylt med rött snedstreck.',
    meaning: 'Platsen är till för att vända fordon på.',
    demand: 'Parkera inte här, så att andra kan vända.',
  },
  C44: crossed(
    'ett däck med dubbar',
    'Motordrivna fordon med dubbdäck får inte köra här. Moped klass II berörs inte.',
    'Har du dubbdäck måste du välja en annan väg, även om årstiden tillåter dubbar.',
  ),
  C46: ring(
    'en vikt i ton, en pil nedåt och tre hjul',
    'Fordon med en trippelaxel, tre axlar nära varandra, som belastar vägen med mer än märket anger får inte köra här.',
  ),
};
