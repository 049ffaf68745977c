// Preloaded into every child of the launcher: ends it when the launcher is gone, however that went.
// A grandchild inherits this preload with its own channel, which it may need: it is left alone.
if (process.channel && process.env.LAUNCHER_PID === String(process.ppid)) {
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}
