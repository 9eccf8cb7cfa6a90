// A preload for `node --import`: ends the command as soon as it asks something of a host. Pipes between processes stay.
import net from 'node:net';

const { connect } = net.Socket.prototype;

net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first !== 'string' && first.path === undefined) {
    process.stderr.write(`asked ${first.host ?? 'this machine'}\n`);
    process.exit(9);
  }
  return connect.apply(this, args);
};
