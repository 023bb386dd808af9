// Loaded before a child's own code. The IPC channel closes when the starter dies, even by SIGKILL: then this process and its
// group end too, the same way as on request. Processes that the child forks inherit this file, but their channel is to the child:
// they are left alone.
if (process.channel && process.ppid === Number(process.env.STARTER_PID)) {
  process.on('disconnect', () =>
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM'),
  );
  process.channel.unref();
}
