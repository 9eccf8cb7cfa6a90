import type { SignTexts } from '../sign-text';

/** The signs that show the way. */
export const texts: SignTexts = {
  'F1-1': {
    look: 'Blå tavla med en vit karta över en korsning och ortnamn vid pilarna.',
    meaning: 'Tavlan visar i förväg hur vägarna går i nästa korsning och vart de leder.',
    demand: 'Bestäm dig här för vart du ska och placera dig i tid.',
  },
  F5: {
    look: 'Skylt med spets åt sidan, ett ortnamn och en siffra.',
    meaning: 'Den visar åt vilket håll ett mål ligger och hur många kilometer det är dit.',
    demand:
      'Färgen säger vad för slags väg eller mål det är: blå för allmän väg, grön för motorväg och motortrafikled, gul för enskild väg, vit för lokalt mål.',
  },
  F6: {
    look: 'Liggande blå tavla med ortnamn på rader, en pil och ett avstånd på varje.',
    meaning: 'Tavlan samlar flera mål i en korsning: varje rad har sin pil.',
    demand: 'Läs raden för ditt mål och följ pilen på just den.',
  },
  F7: {
    look: 'Liggande blå tavla med två ortnamn och en vit pil snett uppåt.',
    meaning: 'Här är avfarten till de orter som står på tavlan.',
    demand: 'Blinka i tid, kör ut i retardationsfältet och bromsa först där.',
  },
  F8: {
    look: 'Blå tavla med ett ortnamn över en vit pil rakt upp eller ned.',
    meaning: 'Körfältet som pilen pekar på leder till orten på tavlan.',
    demand: 'Byt körfält i god tid om du ligger fel. Har du missat: följ med och vänd längre fram.',
  },
  F10: {
    look: 'Liggande blå tavla med bara ett ortnamn i vitt.',
    meaning: 'Märket anger namnet på en ort eller plats.',
  },
  F13: {
    look: 'Liggande blå tavla med ortnamn till vänster och siffror till höger, utan pilar.',
    meaning: 'Tavlan visar hur många kilometer det är till orter längs vägen.',
  },
  F14: {
    look: 'Liten tavla med bara ett vägnummer i vitt.',
    meaning: 'Märket anger vägens nummer. Europavägar har grön botten och bokstaven E.',
  },
  F16: {
    look: 'Blå tavla med en vit pil uppåt och en andra pil som viker ut till höger.',
    meaning: 'Körfälten blir fler.',
    demand: 'Håll till höger om du inte ska köra om.',
  },
  F17: {
    look: 'Blå tavla med en vit pil uppåt och en linje från höger som löper in i den.',
    meaning: 'Körfälten blir färre: det ena löper in i det andra.',
    demand:
      'Se dig om i tid och väv ihop med avstånd. Den som byter körfält får inte hindra eller störa andra.',
  },
  F18: {
    look: 'Blå tavla med två vita pilar uppåt, en linje och en pil nedåt.',
    meaning: 'Tavlan visar hur körfälten går på sträckan, här två framåt och ett emot.',
    demand: 'Kör bara i körfält vars pil pekar åt ditt håll.',
  },
  F21: {
    look: 'Blå tavla med flera vita pilar bredvid varandra, skilda av streckade linjer.',
    meaning: 'Tavlan visar vart vart och ett av körfälten leder i korsningen framför.',
    demand: 'Välj körfält i god tid.',
  },
  F22: {
    look: 'Liggande blå tavla med gula prickar i en ring runt ett landsnamn.',
    meaning: 'Här kommer du in i landet som står på tavlan.',
  },
  F28: {
    look: 'Blå kvadrat med en vit bokstav P under ett tak.',
    meaning: 'Märket visar vägen till ett parkeringshus.',
    demand: 'Ta reda på om din bil ryms på höjden innan du kör in.',
  },
  F29: {
    look: 'Liggande blå tavla med en vit bokstav P bredvid en buss.',
    meaning: 'Här finns parkering där du kan byta till buss, tåg eller annan kollektivtrafik.',
  },
};
