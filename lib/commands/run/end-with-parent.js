// Ends this process when its parent is gone: a parent killed by SIGKILL sends no signal, and npm's shell forwards none.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
}, 500).unref();

export {};
