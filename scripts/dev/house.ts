import { measureHouse } from './house/figures';
import { readSourceFiles } from './house/source-files';
import { endWithReader, print } from '../lib/print';
import { formatTable } from '../lib/table';

endWithReader();
const figures = measureHouse(readSourceFiles());

const rows = figures.map(({ name, value, atMost }) => [
  name,
  String(value),
  String(atMost),
  value > atMost ? 'over' : '',
]);
for (const line of formatTable([['figure', 'now', 'bar', ''], ...rows])) print(line);

for (const { name, value, atMost, found } of figures) {
  if (value <= atMost || found.length === 0) continue;
  print(`\n${name}:`);
  found.forEach((one) => {
    print(`  ${one}`);
  });
}
