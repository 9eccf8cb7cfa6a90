import type { Sample } from './sample-session';

/** The five questions that anyone may try, built in so that the demo needs no account and no network. */
export const demoQuestions: readonly [Sample, ...Sample[]] = [
  {
    id: 'demo-vagmarken',
    category: 'Vägmärken',
    text: 'Du kommer till det här vägmärket. Vad gäller?',
    image: { name: 'yield-sign', label: 'Gul triangel med röd ram och spetsen nedåt' },
    options: [
      'Du har väjningsplikt mot trafiken på vägen du kör in på',
      'Du måste alltid stanna innan du kör vidare',
      'Du kör på huvudled och har företräde',
      'Du får inte köra in på vägen',
    ],
    answer: 0,
    explanation:
      'Märket betyder väjningsplikt. Du ska i god tid visa att du tänker väja, genom att sänka farten eller stanna, och låta den korsande trafiken passera.',
  },
  {
    id: 'demo-trafikregler',
    category: 'Trafikregler',
    text: 'Du närmar dig en korsning utan vägmärken, signaler eller väjningslinjer. En bil kommer från höger. Vem ska väja?',
    options: [
      'Den som kör på den smalare vägen',
      'Du ska väja för bilen från höger',
      'Bilen från höger ska väja för dig',
      'Den som kommer sist till korsningen',
    ],
    answer: 1,
    explanation:
      'När inget annat anges gäller högerregeln: du har väjningsplikt mot fordon som kommer från höger. Vägens bredd spelar ingen roll.',
  },
  {
    id: 'demo-miljo',
    category: 'Miljö',
    text: 'Du ser att trafiksignalen långt fram slår om till rött. Vilket körsätt drar minst bränsle?',
    options: [
      'Hålla farten och bromsa hårt vid stopplinjen',
      'Frikoppla och rulla på tomgång',
      'Släppa gasen i tid och motorbromsa med växeln i',
      'Gasa för att hinna fram fortare',
    ],
    answer: 2,
    explanation:
      'När du släpper gasen med en växel i stryps bränsletillförseln på moderna bilar. Du förbrukar då nästan inget bränsle, och sliter mindre på bromsarna.',
  },
  {
    id: 'demo-sakerhet',
    category: 'Säkerhet',
    text: 'Du kör på landsväg i 80 km/h på torr väg. Vilket säkerhetsavstånd till bilen framför är ett bra riktmärke?',
    options: ['Ungefär 10 meter', 'Ungefär 20 meter', 'Ungefär 30 meter', 'Minst 40 meter'],
    answer: 3,
    explanation:
      'En tumregel är att säkerhetsavståndet ska vara minst halva hastigheten i meter, alltså 40 meter i 80 km/h. Håll längre avstånd när väglaget eller sikten är dålig.',
  },
  {
    id: 'demo-fordonet',
    category: 'Fordonet',
    text: 'Hur djupt mönster måste sommardäcken på en personbil minst ha?',
    options: ['1,0 mm', '1,6 mm', '3,0 mm', '5,0 mm'],
    answer: 1,
    explanation:
      'Lagens minimikrav för sommardäck är 1,6 mm. Rekommendationen är minst 3 mm, eftersom ett slitet däck lättare får vattenplaning.',
  },
];
