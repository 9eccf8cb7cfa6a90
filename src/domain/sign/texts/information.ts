import type { SignTexts } from '../sign-text';

/** The signs of information. */
export const texts: SignTexts = {
  E1: {
    meaning: 'Här börjar en motorväg.',
    demand:
      'Bara motorfordon som är byggda för och får köras i minst 40 km/h får vara här. Det är förbjudet att stanna, vända och backa.',
  },
  E2: {
    meaning: 'Motorvägen slutar här, och med den motorvägens regler.',
    demand:
      'Se på hastighetsmätaren: efter en lång tid i hög fart känns 70 långsamt. Räkna med korsningar och möten.',
  },
  E3: {
    meaning: 'Här börjar en motortrafikled. Samma trafikregler gäller som på motorväg.',
    demand:
      'Räkna med att det kan finnas mötande trafik utan mitträcke. Stanna, vänd och backa inte.',
  },
  E4: {
    meaning: 'Motortrafikleden slutar här.',
    demand: 'Räkna med korsningar, gående, cyklande och långsamma fordon igen.',
  },
  E5: {
    meaning: 'Här börjar tättbebyggt område. Där är bashastigheten 50 km/h.',
    demand:
      'Kör högst 50 km/h om inget annat anges. Där gränsen är högst 50 ska du låta bussar köra ut när de blinkar för att lämna en hållplats.',
  },
  E6: {
    meaning: 'Här slutar tättbebyggt område. Utanför är bashastigheten 70 km/h.',
    demand: 'Se efter om ett märke anger en annan gräns än 70 km/h.',
  },
  E7: {
    meaning: 'Här börjar en gågata. Motordrivna fordon får i regel bara korsa den.',
    demand:
      'Har du rätt att köra där: håll gångfart och väj för gående. Parkera bara på särskilt anordnade platser.',
  },
  E8: {
    meaning: 'Gågatan slutar här.',
    demand: 'Kör du ut från gågatan har du väjningsplikt mot fordon på den väg du kommer till.',
  },
  E9: {
    meaning: 'Här börjar ett gångfartsområde, där bilar får köra på de gåendes villkor.',
    demand: 'Kör högst i gångfart, väj för gående och parkera bara på särskilt anordnade platser.',
  },
  E10: {
    meaning: 'Gångfartsområdet slutar här.',
    demand: 'När du kör ut har du väjningsplikt mot fordon på den väg du kommer till.',
  },
  E11: {
    meaning:
      'Det är lämpligt att inte köra fortare än siffran, till exempel i ett bostadsområde eller vid farthinder.',
    demand:
      'Det är ett råd och ingen gräns, men följ det: det finns ett skäl till den låga farten.',
  },
  E12: {
    meaning: 'Rådet om lägre hastighet slutar här.',
    demand: 'Kör efter den hastighetsgräns som gäller, och efter sikt och trafik.',
  },
  E15: {
    meaning:
      'Två körfält eller körbanor löper ihop till ett. Ingen har företräde framför den andra.',
    demand: 'Anpassa farten och släpp in varandra, varannan bil. Ni har samma ansvar.',
  },
  E16: {
    meaning: 'Trafiken går bara åt det håll som pilen visar.',
    demand:
      'Kör bara i pilens riktning. Ska du svänga vänster placerar du dig längst till vänster.',
  },
  E17: {
    meaning: 'Vägen är en återvändsväg: det går inte att köra igenom.',
    demand: 'Kör in bara om du ska dit, och räkna med att behöva vända.',
  },
  E18: {
    meaning: 'Här är den smala vägen bredare, så att fordon kan mötas.',
    demand: 'Vänta här om någon kommer. Det är förbjudet att parkera på platsen.',
  },
  E19: {
    meaning: 'Här är det tillåtet att parkera.',
    demand:
      'Läs tavlorna under märket. Utan dem får du stå högst 24 timmar i följd på vardagar, utom vardag före sön- och helgdag.',
  },
  E22: {
    meaning: 'Här är en hållplats för buss och annan linjetrafik.',
    demand:
      'Parkera inte på hållplatsen. Du får stanna för att låta någon stiga på eller av om du inte hindrar bussen.',
  },
  E23: {
    meaning: 'Platsen är till för taxibilar som väntar på kunder.',
    demand: 'Ställ inte din bil här.',
  },
  E24: {
    meaning: 'Trafiken övervakas automatiskt, till exempel med fartkameror.',
    demand: 'Håll hastighetsgränsen på hela sträckan. Bromsa inte tvärt framför kameran.',
  },
  E26: {
    meaning: 'Här börjar en tunnel. Längden står på märket.',
    demand: 'Tänd halvljuset. I en tunnel får du inte stanna i onödan, vända eller backa.',
  },
  E28: {
    meaning: 'Här är en nödutgång för den som är till fots, oftast i en tunnel.',
    demand: 'Vid brand eller olycka: stäng av motorn, lämna bilen och gå hit.',
  },
  E29: {
    meaning: 'Märket visar åt vilket håll och hur långt bort nödutgångarna ligger.',
    demand: 'Lägg märke till det när du kör i en tunnel, så att du hittar ut även om det blir rök.',
  },
  E33: {
    meaning: 'Här börjar en cykelgata, där trafiken anpassas efter cyklarna.',
    demand:
      'Kör högst 30 km/h och anpassa farten till cykeltrafiken. När du kör in på gatan har du väjningsplikt mot fordon som redan är på den.',
  },
  E34: {
    meaning: 'Cykelgatan slutar här.',
    demand: 'Vanliga regler gäller igen. Fortsätt att hålla avstånd till cyklande.',
  },
};
