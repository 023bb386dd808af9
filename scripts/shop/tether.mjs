// Loaded before a child's own code. The channel to the starter closes when the starter dies, even by SIGKILL:
// then this process and its group end too, the same way as when they are asked to. What the child forks in its turn inherits this
// file, but has its channel to the child: that one is left alone.
if (process.channel && process.ppid === Number(process.env.STARTER_PID)) {
  process.on('disconnect', () =>
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM'),
  );
  process.channel.unref();
}
