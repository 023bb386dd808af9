// Loaded before a child's own code. The channel to the starter closes when the starter dies, even by SIGKILL:
// then this process ends too, the same way as when it is asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
