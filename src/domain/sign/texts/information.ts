import type { SignTexts } from '../sign-text';

/** The signs of information. */
export const texts: SignTexts = {
  E1: {
    look: 'Stående grön tavla med två vita körbanor under en bro.',
    meaning: 'Här börjar en motorväg.',
    demand:
      'Bara motordrivna fordon som får och kan köra minst 40 km/h får vara här. Det är förbjudet att stanna, vända och backa.',
  },
  E2: {
    look: 'Stående grön tavla med två vita körbanor under en bro och ett rött snedstreck.',
    meaning: 'Motorvägen slutar här, och med den motorvägens regler.',
    demand:
      'Se på hastighetsmätaren: efter en lång tid i hög fart känns 70 långsamt. Räkna med korsningar och möten.',
  },
  E3: {
    look: 'Stående grön tavla med en vit bil sedd framifrån.',
    meaning: 'Här börjar en motortrafikled. Samma trafikregler gäller som på motorväg.',
    demand:
      'Räkna med att det kan finnas mötande trafik utan mitträcke. Stanna, vänd och backa inte.',
  },
  E4: {
    look: 'Stående grön tavla med en vit bil sedd framifrån och ett rött snedstreck.',
    meaning: 'Motortrafikleden slutar här.',
    demand: 'Räkna med korsningar, gående, cyklande och långsamma fordon igen.',
  },
  E5: {
    look: 'Liggande vit tavla med svart kant och svarta hus.',
    meaning: 'Här börjar tättbebyggt område. Där är bashastigheten 50 km/h.',
    demand:
      'Kör högst 50 km/h om inget annat märks ut, och väj för bussar som blinkar ut från hållplatsen där gränsen är högst 50.',
  },
  E6: {
    look: 'Liggande vit tavla med svart kant, svarta hus och ett rött snedstreck.',
    meaning: 'Här slutar tättbebyggt område. Utanför är bashastigheten 70 km/h.',
    demand: 'Se efter om ett märke anger en annan gräns än 70 km/h.',
  },
  E7: {
    look: 'Blå kvadrat med en vit vuxen och ett barn som går.',
    meaning: 'Här börjar en gågata. Motordrivna fordon får i regel bara korsa den.',
    demand:
      'Har du rätt att köra där: håll gångfart och väj för gående. Parkera bara på särskilt anordnade platser.',
  },
  E8: {
    look: 'Blå kvadrat med en vit vuxen och ett barn som går, och ett rött snedstreck.',
    meaning: 'Gågatan slutar här.',
    demand: 'Kör du ut från gågatan har du väjningsplikt mot alla på den väg du kommer till.',
  },
  E9: {
    look: 'Liggande blå tavla med ett vitt hus, en bil, en vuxen och ett barn som springer.',
    meaning: 'Här börjar ett gångfartsområde, där bilar får köra på de gåendes villkor.',
    demand: 'Kör högst i gångfart, väj för gående och parkera bara på särskilt anordnade platser.',
  },
  E10: {
    look: 'Liggande blå tavla med ett vitt hus, en bil, en vuxen och ett barn, och ett rött snedstreck.',
    meaning: 'Gångfartsområdet slutar här.',
    demand: 'När du kör ut har du väjningsplikt mot alla på den väg du kommer till.',
  },
  E11: {
    look: 'Blå kvadrat med ordet max, en siffra och km/tim i vitt.',
    meaning:
      'Det är lämpligt att inte köra fortare än siffran, till exempel i ett bostadsområde eller vid farthinder.',
    demand: 'Det är ett råd och ingen gräns, men håll den låga farten: det finns ett skäl.',
  },
  E12: {
    look: 'Blå kvadrat med ordet max, en siffra, km/tim och ett rött snedstreck.',
    meaning: 'Rådet om lägre hastighet slutar här.',
    demand: 'Kör efter den hastighetsgräns som gäller, och efter sikt och trafik.',
  },
  E15: {
    look: 'Blå kvadrat med två vita linjer som löper ihop till en pil uppåt.',
    meaning:
      'Två körfält eller körbanor löper ihop till ett. Ingen har företräde framför den andra.',
    demand: 'Anpassa farten och släpp in varandra, varannan bil. Ni har samma ansvar.',
  },
  E16: {
    look: 'Blå tavla med en vit pil åt sidan eller uppåt.',
    meaning: 'Trafiken går bara åt det håll som pilen visar.',
    demand:
      'Kör bara i pilens riktning. Ska du svänga vänster placerar du dig längst till vänster.',
  },
  E17: {
    look: 'Blå kvadrat med ett vitt lodrätt streck och ett rött streck tvärs över toppen.',
    meaning: 'Vägen är en återvändsväg: det går inte att köra igenom.',
    demand: 'Kör in bara om du ska dit, och räkna med att behöva vända.',
  },
  E18: {
    look: 'Blå kvadrat med en vit bokstav M.',
    meaning: 'Här är den smala vägen bredare, så att fordon kan mötas.',
    demand: 'Vänta här om någon kommer. Det är förbjudet att parkera på platsen.',
  },
  E19: {
    look: 'Blå kvadrat med en vit bokstav P.',
    meaning: 'Här är det tillåtet att parkera.',
    demand:
      'Läs tavlorna under märket. Utan dem får du stå högst 24 timmar i följd på vardagar, utom vardag före sön- och helgdag.',
  },
  E22: {
    look: 'Blå kvadrat med en vit buss från sidan.',
    meaning: 'Här är en hållplats för buss och annan linjetrafik.',
    demand:
      'Parkera inte på hållplatsen. Du får stanna för att låta någon stiga på eller av om du inte hindrar bussen.',
  },
  E23: {
    look: 'Liggande blå tavla med ordet TAXI i vitt.',
    meaning: 'Platsen är en uppställningsplats för taxibilar, fram till märket.',
    demand: 'Ställ inte din bil här.',
  },
  E24: {
    look: 'Blå kvadrat med en vit kamera.',
    meaning: 'Trafiken övervakas automatiskt, till exempel med fartkameror.',
    demand: 'Håll hastighetsgränsen på hela sträckan. Bromsa inte tvärt framför kameran.',
  },
  E26: {
    look: 'Blå kvadrat med en vit valvöppning och en längd i meter eller kilometer.',
    meaning: 'Här börjar en tunnel. Längden står på märket.',
    demand: 'Tänd halvljuset. I en tunnel får du inte stanna i onödan, vända eller backa.',
  },
  E28: {
    look: 'Grön kvadrat med en vit figur som springer mot en dörr.',
    meaning: 'Här är en nödutgång för den som är till fots, oftast i en tunnel.',
    demand: 'Vid brand eller olycka: stäng av motorn, lämna bilen och gå hit.',
  },
  E29: {
    look: 'Liggande grön tavla med en vit springande figur, pilar åt två håll och avstånd i meter.',
    meaning: 'Märket visar åt vilket håll och hur långt bort nödutgångarna ligger.',
    demand: 'Lägg märke till det när du kör i en tunnel, så att du hittar ut i rök.',
  },
  E33: {
    look: 'Stående blå tavla med en vit bil ovanför en vit cykel.',
    meaning: 'Här börjar en cykelgata, där trafiken anpassas efter cyklarna.',
    demand:
      'Kör högst 30 km/h och anpassa farten till cykeltrafiken. Kör du in på gatan väjer du för fordon som är på den.',
  },
  E34: {
    look: 'Stående blå tavla med en vit bil ovanför en vit cykel, och ett rött snedstreck.',
    meaning: 'Cykelgatan slutar här.',
    demand: 'Vanliga regler gäller igen. Fortsätt att hålla avstånd till cyklande.',
  },
};
