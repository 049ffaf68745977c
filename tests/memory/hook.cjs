/* Required by the server that `npm run test:memory` measures, never by the site: on SIGUSR2 it collects its garbage and says what is left. */
process.on('SIGUSR2', () => {
  global.gc();
  // What the first round only marks, such as buffers behind finalizers, goes in the second.
  setTimeout(() => {
    global.gc();
    process.stdout.write(`${JSON.stringify({ event: 'memory', ...process.memoryUsage() })}\n`);
  }, 200);
});
