/**
 * Loaded before the server (`node --import`): it listens on file descriptor 3, a socket that systemd has opened, instead of
 * opening one for HOST and PORT. systemd keeps that socket while the server restarts: connections wait there for the next.
 */
import { Server } from "node:net";

const { listen } = Server.prototype;

// Next's server is the first that listens, and names port and host.
Server.prototype.listen = function () {
	Server.prototype.listen = listen;
	return listen.call(this, { fd: 3 });
};
