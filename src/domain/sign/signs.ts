import { signGroups, type SignGroupId } from './sign-group';

/** A road sign, marking or signal of Vägmärkesförordningen (2007:90). */
export interface Sign {
  /** The regulation's code, such as A13. */
  readonly code: string;
  /** The regulation's name. */
  readonly name: string;
  readonly group: SignGroupId;
}

/** Codes and names as the regulation has them, one sign on each line. */
const names: Readonly<Record<SignGroupId, string>> = {
  warning: `
A1 Varning för farlig kurva
A2 Varning för flera farliga kurvor
A3 Varning för nedförslutning
A4 Varning för stigning
A5 Varning för avsmalnande väg
A6 Varning för bro
A7 Varning för kaj
A8 Varning för ojämn väg
A9 Varning för farthinder
A10 Varning för slirig väg
A11 Varning för stenskott
A12 Varning för stenras
A13 Varning för övergångsställe
A14 Varning för gående
A15 Varning för barn
A16 Varning för cyklande och mopedförare
A17 Varning för skidåkare
A18 Varning för ridande
A19 Varning för djur
A20 Varning för vägarbete
A22 Varning för flerfärgssignal
A23 Varning för lågt flygande flygplan
A24 Varning för sidvind
A25 Varning för mötande trafik
A26 Varning för tunnel
A27 Varning för svag vägkant eller hög körbanekant
A28 Varning för vägkorsning
A29 Varning för vägkorsning där trafikanter på anslutande väg har väjningsplikt eller stopplikt
A30 Varning för cirkulationsplats
A31 Varning för långsamtgående fordon
A33 Varning för terrängskotertrafik
A34 Varning för kö
A35 Varning för järnvägskorsning med bommar
A36 Varning för järnvägskorsning utan bommar
A37 Varning för korsning med spårväg utan bommar
A38 Avstånd till plankorsning
A39 Kryssmärke
A40 Varning för annan fara`,
  priority: `
B1 Väjningsplikt
B2 Stopplikt
B3 Övergångsställe
B4 Huvudled
B5 Huvudled upphör
B6 Väjningsplikt mot mötande trafik
B7 Mötande trafik har väjningsplikt
B8 Cykelöverfart`,
  prohibition: `
C1 Förbud mot infart med fordon
C2 Förbud mot trafik med fordon
C3 Förbud mot trafik med annat motordrivet fordon än moped klass II
C4 Förbud mot trafik med motordrivet fordon med fler än två hjul
C5 Förbud mot trafik med motorcykel och moped klass I
C6 Förbud mot trafik med motordrivet fordon med tillkopplad släpvagn
C7 Förbud mot trafik med tung lastbil
C8 Förbud mot trafik med traktor och motorredskap klass II
C9 Förbud mot trafik med fordon lastat med farligt gods
C10 Förbud mot trafik med cykel och moped klass II
C11 Förbud mot trafik med moped klass II
C12 Förbud mot trafik med fordon förspänt med dragdjur
C13 Förbud mot trafik med terrängmotorfordon och terrängsläp
C14 Förbud mot ridning
C15 Förbud mot gångtrafik
C16 Begränsad fordonsbredd
C17 Begränsad fordonshöjd
C18 Begränsad fordonslängd
C19 Minsta avstånd
C20 Begränsad bruttovikt på fordon
C21 Begränsad bruttovikt på fordon och fordonståg
C23 Begränsat axeltryck
C24 Begränsat boggitryck
C25 Förbud mot sväng i korsning
C26 Förbud mot U-sväng
C27 Förbud mot omkörning
C28 Slut på förbud mot omkörning
C29 Förbud mot omkörning med tung lastbil
C30 Slut på förbud mot omkörning med tung lastbil
C31 Hastighetsbegränsning
C32 Tillfällig hastighetsbegränsning upphör
C33 Stopp vid tull
C34 Stopp för angivet ändamål
C35 Förbud mot att parkera fordon
C36 Förbud mot att parkera fordon på dag med udda datum
C37 Förbud mot att parkera fordon på dag med jämnt datum
C39 Förbud mot att stanna och parkera fordon
C42 Vändplats
C44 Förbud mot trafik med annat motordrivet fordon med dubbdäck än moped klass II
C46 Begränsat trippelaxeltryck`,
  mandatory: `
D1 Påbjuden körriktning
D2 Påbjuden körbana
D3 Cirkulationsplats
D4 Påbjuden cykelbana
D5 Påbjuden gångbana
D6 Påbjuden gång- och cykelbana
D7 Påbjudna gång- och cykelbanor
D8 Påbjuden ridväg
D9 Påbjuden led för terrängmotorfordon och terrängsläp
D10 Påbjudet körfält eller körbana för fordon i linjetrafik m.fl.
D11 Slut på påbjuden bana, körfält, väg eller led
D12 Påbjuden körriktning för fordon lastat med farligt gods`,
  information: `
E1 Motorväg
E2 Motorväg upphör
E3 Motortrafikled
E4 Motortrafikled upphör
E5 Tättbebyggt område
E6 Tättbebyggt område upphör
E7 Gågata
E8 Gågata upphör
E9 Gångfartsområde
E10 Gångfartsområde upphör
E11 Rekommenderad lägre hastighet
E12 Rekommenderad lägre hastighet upphör
E15 Sammanvävning
E16 Enkelriktad trafik
E17 Återvändsväg
E18 Mötesplats
E19 Parkering
E22 Busshållplats
E23 Taxi
E24 Automatisk trafikövervakning
E26 Tunnel
E28 Nödutgång
E29 Utrymningsväg
E33 Cykelgata
E34 Cykelgata upphör`,
  direction: `
F1-1 Orienteringstavla
F5 Vägvisare
F6 Tabellvägvisare
F7 Avfartsvisare
F8 Körfältsvägvisare
F10 Platsmärke
F13 Avståndstavla
F14 Vägnummer
F16 Ökning av antal körfält
F17 Minskning av antal körfält
F18 Körfältsindelning på sträcka
F21 Körfältsindelning före korsning
F22 Riksmärke
F28 Parkeringshus
F29 Infartsparkering`,
  service: `
G6 Järnvägsstation
G7 Busstation
G8 Flygplats
G11 Färja
H1 Informationsplats
H3 Drivmedel
H5 Servering
H6 Restaurang
H7 Hotell
H8 Vandrarhem
H11 Campingplats
H12 Husvagnsplats
H13 Rastplats
H14 Toalett
H15 Badplats
H17 Vandringsled
H22 Sevärdhet
H27 Laddstation`,
  plate: `
T1 Vägsträckas längd
T2 Avstånd
T3 Avstånd till stopplikt
T4 Fri bredd
T5 Totalvikt
T6 Tidsangivelse
T7 Rörelsehindrade
T8 Symboltavla
T11 Utsträckning
T12 Riktning
T13 Flervägsväjning
T14 Flervägsstopp
T15 Vägars fortsättning i korsning
T16 Avgift
T17 Parkeringsskiva
T18 Tillåten tid för parkering
T19 Boende
T22 Text
T24 Laddplats`,
  marking: `
M1 Mittlinje eller körfältslinje
M2 Kantlinje
M3 Varningslinje
M4 Ledlinje
M5 Cykelfältslinje
M6 Linje för fordon i linjetrafik med flera
M7 Reversibelt körfält
M8 Heldragen linje
M9 Spärrområde
M10 Mittlinje eller körfältslinje och heldragen linje
M11 Varningslinje och heldragen linje
M12 Mittlinje och varningslinje
M13 Stopplinje
M14 Väjningslinje
M15 Övergångsställe
M16 Cykelpassage eller cykelöverfart
M17 Farthinder
M17a Cykelbox
M18 Förberedande upplysning om väjningsplikt eller stopplikt
M19 Körfältspilar
M20 Körfältsbyte
M21 Förbud mot att stanna och parkera
M22 Förbud mot att parkera
M23 Förbud mot att stanna och parkera eller att parkera
M24 Uppställningsplats
M25 Gång- och cykelpil
M26 Cykel
M27 Gående
M28 Buss
M29 Hastighet
M30 Vägnummer
M32 Stopp
M33 Rörelsehindrad`,
  signal: `
SIG1 Röd
SIG2 Röd + gul
SIG3 Grön
SIG4 Gul
SIG5 Blinkande gul
SIG8 S
SIG9 S+vågrätt streck
SIG10 Lodrätt streck eller pil
SIG11 Vågrätt streck
SIG12 Rött kryss
SIG13 Gul pil eller pilar
SIG14 Grön pil
X1 Markeringspil
X3 Markeringsskärm för sidohinder, farthinder med mera
X5 Gul ljuspil eller ljuspilar
Y1 Rött blinkande ljus
Y3 Bom`,
};

/** All signs that are drawn, group after group in the order of their codes. */
export const signs: readonly Sign[] = signGroups.flatMap(({ id }) =>
  names[id]
    .trim()
    .split('\n')
    .map((line) => {
      const space = line.indexOf(' ');
      return { code: line.slice(0, space), name: line.slice(space + 1), group: id };
    }),
);

/** Returns the signs of a group. */
export function signsOf(group: SignGroupId): Sign[] {
  return signs.filter((sign) => sign.group === group);
}

/** Returns the sign with the code, whatever its case, or undefined. */
export function findSign(code: string): Sign | undefined {
  const upper = code.toLocaleUpperCase('sv');
  return signs.find((sign) => sign.code.toLocaleUpperCase('sv') === upper);
}

/** Returns the address of a sign within the library: its code in small letters. */
export function signSlug({ code }: Pick<Sign, 'code'>): string {
  return code.toLocaleLowerCase('sv');
}
