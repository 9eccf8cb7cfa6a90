/** Two signs that are easily taken for each other, and what tells them apart. */
interface LookAlikes {
  readonly codes: readonly [string, string];
  readonly difference: string;
  /** Whether both ask for the same, so that neither is wrong where the other is right. */
  readonly agree: boolean;
}

const pairs: readonly LookAlikes[] = [
  pair(
    'A1',
    'A2',
    'Böjer pilen av en gång är det en kurva. Slingrar den sig kommer flera efter varandra.',
  ),
  pair('A3', 'A4', 'Läs från vänster till höger: sluttar bilden nedåt går det utför.'),
  pair(
    'A5',
    'F17',
    'Triangeln varnar för att hela vägen smalnar. Den blå tavlan gäller körfält åt samma håll.',
  ),
  pair('A5', 'B6', 'A5 varnar för en smal väg men säger inte vem som ska vänta. Det gör B6.'),
  pair('A8', 'A9', 'Två bulor är ojämn väg. En ensam bula är ett farthinder som har byggts dit.'),
  pair('A11', 'A12', 'Stenskott kastas upp av hjulen. Stenras kommer från berget.'),
  pair(
    'A13',
    'A14',
    'Ränderna avslöjar övergångsstället. Utan ränder kan gående komma var som helst.',
  ),
  pair('A13', 'B3', 'Triangeln varnar i förväg. Det blå märket står vid själva övergångsstället.'),
  pair('A14', 'A15', 'En vuxen och ett barn som går: gående. Två barn som springer: barn.'),
  pair('A16', 'C10', 'Triangeln varnar för cyklande. Det runda märket förbjuder dem.'),
  pair('A16', 'B8', 'Triangeln varnar i förväg. B8 står vid överfarten, där du har väjningsplikt.'),
  pair('A22', 'SIG2', 'A22 varnar för en signal. Signalen själv är den du ska följa.'),
  pair('A25', 'B6', 'A25 varnar bara för möten. B6 säger att du ska väja för dem.'),
  pair('A25', 'B7', 'A25 varnar för möten. På B7 väjer den mötande för dig.'),
  pair(
    'A26',
    'E26',
    'Triangeln varnar i förväg. Det blå märket står vid tunneln och anger längden.',
  ),
  pair('A28', 'A29', 'Lika breda armar: högerregeln. Bred lodrät arm: de andra ska väja.'),
  pair('A29', 'B4', 'A29 gäller bara nästa korsning. Huvudleden gäller tills den slutar.'),
  pair(
    'A30',
    'D3',
    'Triangeln varnar i förväg. Det runda blå märket står vid cirkulationsplatsen.',
  ),
  pair('A34', 'C27', 'Bilar efter varandra är kö. Bilar bredvid varandra är omkörning.'),
  pair('A35', 'A36', 'Staketet betyder bommar. Loket betyder att bommar saknas.'),
  pair('A36', 'A37', 'Ånglok är järnväg. Vagn framifrån är spårväg.'),
  pair(
    'A36',
    'G6',
    'Triangeln varnar för en korsning. Det blå märket visar vägen till en station.',
  ),
  pair(
    'A20',
    'A27',
    'A20 varnar för arbetet. A27 varnar för en kant, som kan vara kvar när arbetet är klart.',
  ),
  pair(
    'A23',
    'G8',
    'Triangeln varnar för låga flygplan. Det blå märket visar vägen till flygplatsen.',
  ),
  pair('A33', 'C13', 'Triangeln varnar för skotrar. Det runda märket med streck förbjuder dem.'),
  pair('A33', 'D9', 'Triangeln varnar för skotrar. Det runda blå märket visar en led för dem.'),
  pair(
    'A18',
    'C14',
    'Triangeln varnar för ridande. Det runda märket med streck förbjuder ridning.',
  ),
  pair('A18', 'D8', 'Triangeln varnar för ridande. Det runda blå märket visar en väg för dem.'),
  pair(
    'B1',
    'B2',
    'Vid väjningsplikt får du rulla om det är fritt. Vid stopplikt måste du alltid stanna.',
  ),
  agreeing('B2', 'M32', 'Texten på vägen förstärker. Det är märket som ger stopplikten.'),
  agreeing('B1', 'M18', 'Märket ger väjningsplikten. Triangeln på vägen förvarnar.'),
  pair('B3', 'B8', 'Gående i triangeln: övergångsställe. Cykel i triangeln: cykelöverfart.'),
  pair('B4', 'B5', 'Strecket betyder att huvudleden är slut.'),
  pair('B6', 'B7', 'Den röda pilen är den som ska vänta. På B6 är det din, på B7 den mötandes.'),
  pair(
    'C1',
    'C2',
    'Rött med streck: du får inte köra in härifrån. Gult och tomt: ingen får köra åt något håll.',
  ),
  pair('C1', 'E16', 'De hör ihop: E16 står där du får köra in, C1 i andra änden.'),
  pair(
    'C3',
    'C4',
    'Är motorcykeln med på bilden är också den förbjuden. Är det bara en bil får motorcykeln köra.',
  ),
  pair('C3', 'C5', 'C5 förbjuder bara motorcykel och moped klass I. C3 förbjuder också bilar.'),
  pair('C6', 'C7', 'En ensam släpvagn gäller den som drar släp. Lastbilen gäller tung lastbil.'),
  pair('C7', 'C9', 'Med orange last gäller förbudet farligt gods.'),
  pair('C7', 'C29', 'C7 stänger vägen för tung lastbil. C29 förbjuder den bara att köra om.'),
  pair(
    'C10',
    'C11',
    'Cykeln förbjuder både cykel och moped klass II. Mopeden förbjuder bara moped klass II.',
  ),
  pair('C10', 'D4', 'Gul med streck förbjuder. Blå är en bana för cyklande.'),
  pair('C15', 'D5', 'Gul med streck förbjuder. Blå är en bana för gående.'),
  pair('C16', 'C17', 'Pilspetsar från sidorna är bredd. Uppifrån och nedifrån är höjd.'),
  pair('C16', 'T4', 'Det runda märket förbjuder bredare fordon. Tavlan berättar hur brett det är.'),
  pair('C18', 'C19', 'Pilen under lastbilen är längd. Måttet mellan två bilar är avstånd.'),
  pair('C20', 'C21', 'Bara vikt: varje fordon för sig. Lastbil med släp: hela ekipaget.'),
  pair(
    'C20',
    'T5',
    'C20 är bruttovikt, vad fordonet väger nu. T5 är totalvikt, vad det högst får väga.',
  ),
  pair('C23', 'C24', 'En axel på bilden: axeltryck. Två hjul: boggitryck.'),
  pair('C24', 'C46', 'Två hjul är boggi, tre är trippelaxel.'),
  pair('C25', 'C26', 'En böjd pil är en sväng. En pil som vänder helt är en U-sväng.'),
  pair('C25', 'D1', 'Gul med streck: dit får du inte. Blå: dit måste du.'),
  pair('C27', 'C28', 'Grå bilar och svarta streck: förbudet är slut.'),
  pair('C27', 'C29', 'Röd bil gäller alla. Röd lastbil gäller bara tung lastbil.'),
  pair('C29', 'C30', 'Grå symboler och svarta streck: förbudet är slut.'),
  pair('C31', 'C32', 'Grå siffra med streck: den tillfälliga gränsen är slut.'),
  pair('C31', 'E11', 'Runt med röd ring är en gräns. En blå fyrkant är ett råd.'),
  agreeing('C31', 'M29', 'Siffran på vägen påminner om gränsen som märket anger.'),
  pair('C33', 'C34', 'C33 är tull. På C34 står vilket annat ändamål du stannar för.'),
  pair('C35', 'C39', 'Ett streck: du får stanna men inte parkera. Kryss: du får inte ens stanna.'),
  pair('C35', 'C36', 'Utan stapel gäller förbudet alla dagar. En stapel: udda datum.'),
  pair('C36', 'C37', 'En stapel är udda datum, två staplar är jämna.'),
  agreeing('C35', 'M22', 'Märket och den streckade gula linjen betyder samma sak.'),
  agreeing('C39', 'M21', 'Märket och den heldragna gula linjen betyder samma sak.'),
  pair('C42', 'E18', 'Vändplatsen är till för att vända på. M är en plats där fordon kan mötas.'),
  pair('D1', 'D2', 'Pil rakt eller böjd: så måste du köra. Sned pil nedåt: passera på den sidan.'),
  pair('D1', 'E16', 'Rund: du måste köra dit. Fyrkantig: trafiken är enkelriktad.'),
  pair('D4', 'D6', 'Bara cykel: cykelbana. Gående över cykel: båda delar på banan.'),
  pair('D5', 'E7', 'Rund är gångbana. Fyrkantig är gågata.'),
  pair('D6', 'D7', 'Strecket emellan delar banan i två. Utan streck är den gemensam.'),
  pair('D4', 'D11', 'Rött streck: cykelbanan är slut. Det är inget förbud mot att cykla.'),
  pair(
    'C10',
    'D11',
    'Gul med rött streck är ett förbud. Blå med rött streck är bara slutet på en bana.',
  ),
  pair('D10', 'E22', 'Rund: körfält för buss. Fyrkantig: hållplats.'),
  pair('C9', 'D12', 'Gul förbjuder farligt gods. Blå visar vart det ska köra.'),
  pair('E1', 'E3', 'Två körbanor under en bro: motorväg. Bil framifrån: motortrafikled.'),
  pair('E1', 'E2', 'Rött streck: motorvägen är slut.'),
  pair('E3', 'E4', 'Rött streck: motortrafikleden är slut.'),
  pair('E5', 'E6', 'Rött streck: tättbebyggt område är slut.'),
  pair('E7', 'E8', 'Rött streck: gågatan är slut.'),
  pair('E7', 'E9', 'Bara gående: gågata. Hus, bil och barn: gångfartsområde.'),
  pair('E9', 'E10', 'Rött streck: gångfartsområdet är slut.'),
  pair(
    'E9',
    'E33',
    'I gångfartsområdet kör du på de gåendes villkor, på cykelgatan på de cyklandes.',
  ),
  pair('E11', 'E12', 'Rött streck: rådet är slut.'),
  pair(
    'E15',
    'F17',
    'E15: ni anpassar er till varandra. F17: den som byter körfält får inte hindra den andra.',
  ),
  pair(
    'E17',
    'C1',
    'Återvändsväg får du köra in på, men inte igenom. C1 får du inte köra in förbi.',
  ),
  pair('E19', 'F28', 'P är parkering. P under tak är parkeringshus.'),
  pair('E19', 'F29', 'P bredvid buss är infartsparkering: ställ bilen och åk vidare.'),
  pair('E28', 'E29', 'Dörren är utgången. Pilarna visar hur långt det är dit.'),
  pair('E33', 'E34', 'Rött streck: cykelgatan är slut.'),
  pair(
    'D4',
    'E33',
    'Det runda märket är en bana för cykel och moped klass II. På cykelgatan får bilar köra, på de cyklandes villkor.',
  ),
  pair('F5', 'F10', 'Spets pekar vägen till orten. Rak tavla säger att du är där.'),
  pair('F5', 'F7', 'Spetsen pekar ut en väg i korsningen. Pilen snett upp är en avfart.'),
  pair('F6', 'F13', 'Pilar på raderna: vägvisare. Utan pilar: bara avstånd.'),
  pair(
    'F16',
    'F17',
    'Pilen som viker ut är ett nytt körfält. Linjen som löper in är ett som tar slut.',
  ),
  pair('F18', 'F21', 'F18 visar sträckan. F21 visar vart fälten leder i korsningen.'),
  agreeing(
    'F21',
    'M19',
    'Tavlan visar alla fält i förväg. Pilen på vägen gäller det fält den är målad i.',
  ),
  pair('H5', 'H6', 'En kopp är enklare servering. Kniv och gaffel är en restaurang.'),
  pair('H7', 'H8', 'En säng är ett hotell. Ett hus och en gran är ett vandrarhem.'),
  pair('H11', 'H12', 'Tältet är en campingplats. Husvagnen är platser för husvagnar.'),
  pair('H3', 'H27', 'Blixten visar att det är el.'),
  pair(
    'H27',
    'T24',
    'H27 visar vägen till laddning. T24 under ett P reserverar platsen för laddbara fordon.',
  ),
  pair('G7', 'E22', 'G7 visar vägen till en busstation. E22 är en hållplats.'),
  pair(
    'T1',
    'T2',
    'Två siffror med streck: hur lång sträckan är. En siffra: hur långt det är dit.',
  ),
  pair('T2', 'T3', 'Utan ordet STOPP är det bara ett avstånd.'),
  pair('T11', 'T12', 'Dubbelpil: åt båda håll. Enkel pil: bara åt det hållet.'),
  pair('T13', 'T14', 'Gul: alla väjer. Röd: alla stannar.'),
  pair('T6', 'T18', 'T6 säger när märket gäller. T18 säger hur länge du får stå.'),
  pair('T17', 'T18', 'T18 säger hur länge. T17 säger hur du visar när du kom.'),
  agreeing('T7', 'M33', 'Tavlan och rullstolen på marken reserverar samma sorts plats.'),
  pair('M1', 'M3', 'Korta streck: du får korsa. Långa streck: det är olämpligt.'),
  pair('M3', 'M8', 'Streck varnar. Obruten linje förbjuder.'),
  pair('M1', 'M4', 'Mittlinjen följer vägen. Ledlinjen leder i båge genom en korsning.'),
  pair('M5', 'M6', 'Smala streck med cykel: cykelfält. Breda med ordet BUSS: linjetrafik.'),
  pair(
    'M7',
    'M12',
    'Två lika linjer: fältet byter riktning. Olika linjer: den närmast dig gäller.',
  ),
  pair('M10', 'M11', 'Korta streck får du korsa. Långa varnar.'),
  pair('M13', 'M14', 'Hel linje: stanna. Trianglar: väj.'),
  pair('M15', 'M16', 'Ränder är för gående. Kvadrater är för cyklande.'),
  pair('M15', 'M17', 'Ränder i färdriktningen: övergångsställe. Rutmönster: farthinder.'),
  pair(
    'M16',
    'B8',
    'Kvadraterna ensamma är en cykelpassage. Med märket är det en överfart, där du väjer.',
  ),
  pair('M19', 'M20', 'M19 visar vart fältet leder. M20 säger att du bör byta fält.'),
  pair('M21', 'M22', 'Obruten gul: varken stanna eller parkera. Streckad: inte parkera.'),
  agreeing(
    'M21',
    'M23',
    'Den raka linjen ger förbudet. Sicksacken förstärker ett som redan gäller.',
  ),
  agreeing(
    'M22',
    'M23',
    'Den streckade linjen ger förbudet. Sicksacken förstärker ett som redan gäller.',
  ),
  pair('M25', 'M26', 'Pilen visar riktningen. Utan pil visar cykeln bara vem platsen är till för.'),
  pair('M17a', 'M16', 'I cykelboxen väntar cyklande. På kvadraterna korsar de vägen.'),
  pair('SIG2', 'SIG4', 'Rött och gult: snart grönt. Bara gult: snart rött.'),
  pair('SIG4', 'SIG5', 'Fast gult: stanna. Blinkande gult: var försiktig.'),
  pair('SIG10', 'SIG11', 'Lodrätt: kör. Vågrätt: stanna.'),
  pair('SIG8', 'SIG9', 'Strecket under betyder att det snart slår om.'),
  pair('SIG13', 'SIG14', 'Gul sned pil: byt körfält. Grön pil nedåt: kör här.'),
  pair('SIG12', 'SIG14', 'Rött kryss: stängt. Grön pil: öppet.'),
  agreeing('SIG13', 'X5', 'Signalen hänger över körfältet. Ljuspilen står vid ett hinder.'),
  pair('SIG1', 'Y1', 'Y1 blinkar och står vid ett spår: tåg eller spårvagn kommer.'),
  agreeing('D2', 'X5', 'Båda visar sidan. Den gula ljuspilen är tillfällig.'),
  agreeing(
    'D2',
    'X3',
    'Pilen påbjuder sidan. På skärmen lutar fälten ned mot sidan du ska köra på.',
  ),
  pair('A1', 'X1', 'A1 varnar i förväg. X1 står i kurvan.'),
  pair('A35', 'Y3', 'A35 varnar i förväg. Y3 är bommen.'),
  pair('A38', 'A39', 'Strecken räknar ned. Krysset står vid spåret.'),
];

function pair(one: string, other: string, difference: string): LookAlikes {
  return { codes: [one, other], difference, agree: false };
}

function agreeing(one: string, other: string, difference: string): LookAlikes {
  return { codes: [one, other], difference, agree: true };
}

/** A sign that another is easily taken for, and what tells them apart. */
export interface LookAlike {
  readonly code: string;
  readonly difference: string;
  readonly agree: boolean;
}

/** Returns what a sign is easily taken for. If one is named for another, so is the other for the one. */
export function lookAlikesOf(code: string): LookAlike[] {
  return pairs.flatMap(({ codes: [one, other], ...rest }) => {
    if (one === code) return [{ code: other, ...rest }];
    return other === code ? [{ code: one, ...rest }] : [];
  });
}
