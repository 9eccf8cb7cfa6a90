/** How an iPhone keeps what is stored, with the reason. */
export function HomeScreenHint() {
  return (
    <>
      Safari tar bort det som är sparat här om du inte öppnar Teoriklar på sju dagar. Lägg Teoriklar
      på hemskärmen så stannar det: tryck på Dela och välj Lägg till på hemskärmen.
    </>
  );
}
