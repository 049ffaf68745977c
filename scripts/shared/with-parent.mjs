// Preloaded into every child of the launcher: ends it when the launcher is gone, however that went.
// A grandchild inherits this preload with its own channel, which it may need: it is left alone.
// By a signal, since process.exit() can wait for ever for the thread in which tsx's hooks are still loading.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  process.channel.unref();
}
