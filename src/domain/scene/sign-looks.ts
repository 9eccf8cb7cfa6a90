/**
 * The signs that can stand in a scene, with how they look: what a text alternative may say without telling what they
 * mean.
 */
export const signLooks = {
  A13: 'gul triangel med röd kant och en gående person på ett övergångsställe',
  A15: 'gul triangel med röd kant och två springande barn',
  A20: 'gul triangel med röd kant och en person som gräver',
  A28: 'gul triangel med röd kant och ett kryss',
  A29: 'gul triangel med röd kant och ett brett streck som korsas av ett smalt',
  A30: 'gul triangel med röd kant och tre pilar i ring',
  A35: 'gul triangel med röd kant och ett staket',
  A36: 'gul triangel med röd kant och ett lok',
  A39: 'rött och gult kryss',
  A40: 'gul triangel med röd kant och ett utropstecken',
  B1: 'gul triangel med röd kant och spetsen nedåt',
  B2: 'röd åttkant med texten STOP',
  B3: 'blå fyrkant med en gående person på ett övergångsställe',
  B4: 'gul fyrkant på högkant med vit kant',
  B5: 'gul fyrkant på högkant med vit kant, överstruken',
  B6: 'rund gul skylt med röd kant, en svart pil nedåt och en röd pil uppåt',
  B7: 'blå fyrkant med en vit pil uppåt och en röd pil nedåt',
  B8: 'blå fyrkant med en cykel på vita rutor',
  C1: 'rund röd skylt med ett vitt streck',
  C2: 'rund gul skylt med röd kant',
  C27: 'rund gul skylt med röd kant, en röd och en svart bil',
  'C31-3': 'rund gul skylt med röd kant och talet 30',
  'C31-4': 'rund gul skylt med röd kant och talet 40',
  'C31-5': 'rund gul skylt med röd kant och talet 50',
  'C31-6': 'rund gul skylt med röd kant och talet 60',
  'C31-7': 'rund gul skylt med röd kant och talet 70',
  'C31-8': 'rund gul skylt med röd kant och talet 80',
  'C31-9': 'rund gul skylt med röd kant och talet 90',
  'C31-10': 'rund gul skylt med röd kant och talet 100',
  'C31-11': 'rund gul skylt med röd kant och talet 110',
  'C31-12': 'rund gul skylt med röd kant och talet 120',
  C35: 'rund blå skylt med röd kant och ett rött streck på snedden',
  C39: 'rund blå skylt med röd kant och ett rött kryss',
  D3: 'rund blå skylt med tre vita pilar i ring',
  E1: 'grön fyrkant med en vit väg under en bro',
  E5: 'blå fyrkant med hus',
  E9: 'blå fyrkant med ett hus, en vuxen, ett barn med en boll och en bil',
  E15: 'blå fyrkant med två pilar som går ihop',
  E16: 'blå avlång skylt med en vit pil',
  E17: 'blå fyrkant med ett vitt streck som slutar i ett rött',
  E18: 'blå fyrkant med ett M',
  E22: 'blå fyrkant med en buss',
} as const;

export type SignCode = keyof typeof signLooks;

export const signCodes = Object.keys(signLooks) as SignCode[];
