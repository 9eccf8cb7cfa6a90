/** A category's name within a sentence; one with a colon, such as 'Taxi: Lagar', is a heading and stays as it is. */
export function nameInText(name: string): string {
  return name.includes(':') ? name : name.toLowerCase();
}
