import { paths } from '../../config/paths';
import { retention } from '../../domain/retention';
import {
  CompanyDetails,
  LegalPage,
  MailLink,
  PageLink,
  Points,
  Section,
  SiteLink,
} from './legal-page';
import { StoredData } from './stored-data';

/** What is stored about a learner, why, and what he can do about it. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Integritetspolicy"
      intro="Vi sparar det som behövs för att du ska kunna öva och köpa. Vi säljer aldrig dina uppgifter och visar ingen reklam från andra."
      validFrom="20 november 2026"
    >
      <Section heading="Vem som ansvarar">
        <p>Personuppgiftsansvarig för Teoriklar är:</p>
        <CompanyDetails />
      </Section>

      <StoredData />

      <Section heading="Vilka som får del av uppgifterna">
        <p>
          <strong>Google</strong> (tjänsten Firebase) sköter inloggning, databas och webbplats åt
          oss, som personuppgiftsbiträde. Google behandlar uppgifterna för vår räkning och enligt
          ett biträdesavtal. Det kan ske både inom EU/EES och i andra länder, bland annat USA. För
          sådana överföringar gäller Googles anslutning till EU–US Data Privacy Framework och
          EU-kommissionens standardavtalsklausuler.
        </p>
        <p>
          <strong>Betalningar</strong> går via Swish och bankerna eller via SumUp. De ansvarar
          själva för de uppgifter som du lämnar till dem.
        </p>
        <p>
          <strong>Myndigheter</strong> får uppgifter om lagen kräver det. Andra får dem inte.
        </p>
      </Section>

      <Section heading="Hur länge uppgifterna sparas">
        <Points>
          <li>
            Konto, profil, åtkomst, svar, framsteg och resultat sparas tills du tar bort ditt konto.
          </li>
          {Object.entries(retention).map(([collection, { text }]) => (
            <li key={collection}>{text}</li>
          ))}
          <li>
            Köp sparas så länge bokföringslagen kräver: till och med det sjunde året efter det
            kalenderår då räkenskapsåret avslutades. Tar du bort ditt konto bryts kopplingen mellan
            köpet och dig i vår databas. I den bokföring som redan är gjord står namn och
            e-postadress kvar.
          </li>
          <li>
            Vilka rabattkoder du har använt sparas under kontots id, utan namn och e-postadress,
            också när kontot är borta: en kod kan användas en gång.
          </li>
          <li>
            Underlaget till frågestatistiken sparas tills du säger nej eller tar bort ditt konto. De
            färdiga siffrorna finns kvar; de handlar inte om dig.
          </li>
          <li>Ditt samtycke till utskick gäller tills du tar tillbaka det.</li>
          <li>E-post till oss tas bort när ärendet är klart och inte längre behövs.</li>
          <li>
            Det som har tagits bort kan finnas kvar i Googles säkerhetskopior under en begränsad
            tid.
          </li>
        </Points>
      </Section>

      <Section heading="Cookies och lagring i din webbläsare">
        <p>
          Vi sätter inga cookies och har ingen statistik eller annonser från andra. Däremot sparar
          tjänsten det här i din webbläsare:
        </p>
        <Points>
          <li>att du är inloggad</li>
          <li>
            en kopia av tjänstens sidor, frågor, framsteg och din åtkomst, så att den öppnar snabbt
            och fungerar utan nät
          </li>
          <li>svar som väntar på att skickas och övningspass som du har börjat på</li>
          <li>om du har valt ljust eller mörkt utseende</li>
          <li>vilka tekniska fel som har rapporterats från enheten i dag</li>
        </Points>
        <p>
          Allt detta behövs för den tjänst du har bett om, och därför frågar vi inte om samtycke.
          Loggar du in med Google öppnas ett fönster hos Google, som kan använda egna cookies där.
        </p>
      </Section>

      <Section heading="Dina rättigheter">
        <p>Du har rätt att:</p>
        <Points>
          <li>få veta vad vi har sparat om dig och få ut det i en fil</li>
          <li>få felaktiga uppgifter rättade</li>
          <li>få dina uppgifter raderade, om inte lagen kräver att de sparas</li>
          <li>begära att behandlingen begränsas, eller invända mot den</li>
          <li>ta tillbaka ett samtycke</li>
        </Points>
        <p>
          Det mesta gör du själv på <PageLink to={paths.account.getHref()}>Min Sida</PageLink>:
          ändra ditt namn, säga ja eller nej till utskick och frågestatistik, hämta dina data och ta
          bort ditt konto. För allt annat skriver du till <MailLink />. Vi svarar senast inom en
          månad.
        </p>
        <p>
          Är du inte nöjd med hur vi hanterar dina uppgifter kan du klaga hos
          Integritetsskyddsmyndigheten, <SiteLink host="imy.se" />.
        </p>
      </Section>

      <Section heading="Säkerhet">
        <p>
          All trafik är krypterad. I tjänsten kan bara du själv och våra administratörer läsa din
          profil, dina köp, dina felrapporter, anteckningar om dig och hur många prov du har gjort
          och klarat, och bara du själv dina svar och framsteg. De administratörer som sköter
          frågorna kan dessutom läsa underlaget till frågestatistiken och de provresultat som du har
          sagt ja till att dela.
        </p>
      </Section>

      <Section heading="Ändringar">
        <p>
          När vi ändrar policyn lägger vi ut den nya texten här. Större ändringar berättar vi om i
          förväg, via e-post eller i tjänsten.
        </p>
      </Section>
    </LegalPage>
  );
}
