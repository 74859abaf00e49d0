import cluster from 'node:cluster';
import { createServer } from 'node:http';
import Fastify from 'fastify';
import { Crew } from '../crew.ts';

/** A crew of one whose first worker serves and whose others do not start; SIGHUP restarts it. */
if (cluster.isPrimary) {
  const { log } = Fastify({ logger: true });
  let forks = 0;
  const crew = new Crew({
    size: 1,
    fork: () => cluster.fork({ FORK: (forks += 1) }),
    log,
    onHopeless({ message }) {
      log.fatal(`hopeless after ${forks} forks: ${message}`);
      process.exitCode = 1;
    },
    pauses: [0, 10, 20],
  });
  await crew.start();
  process.on('SIGHUP', () => void crew.restart());
  log.info(`serving: ${crew.serving.get(1)?.process.pid}`);
} else if (process.env.FORK === '1') {
  createServer().listen(0, '127.0.0.1');
} else {
  process.send?.({ failure: 'it is frail' }, undefined, undefined, () => process.exit(1));
}
