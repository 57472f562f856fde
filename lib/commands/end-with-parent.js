// Ends this program when the one that started it is gone: a command that was killed had no chance to say so,
// and npm's shell hands no signal on.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();
