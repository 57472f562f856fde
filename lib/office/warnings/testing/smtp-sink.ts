/** A server that speaks as much SMTP as a mail needs, and keeps what it is given. */
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export type Kept = { to: string[]; text: string };

/** @returns the mails, and how it answers to receivers: 250 takes them */
export async function smtpSink() {
	const sink = { mails: [] as Kept[], answer: "250 ok", url: "", close: () => {} };
	const server = createServer((socket) => {
		let mail: Kept = { to: [], text: "" };
		let isText = false;
		let rest = "";
		const say = (line: string) => socket.write(`${line}\r\n`);
		const read = (line: string) => {
			if (isText && line !== ".") mail.text += `${line}\n`;
			else if (isText) {
				isText = false;
				sink.mails.push(mail);
				mail = { to: [], text: "" };
				say("250 kept");
			} else if (/^RCPT TO/i.test(line)) {
				if (sink.answer.startsWith("250")) mail.to.push(line.replace(/^.*<(.*)>.*$/, "$1"));
				say(sink.answer);
			} else if (/^DATA/i.test(line)) {
				isText = true;
				say("354 go on");
			} else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
			else say("250 ok");
		};
		socket.on("error", () => {});
		socket.on("data", (bytes) => {
			const lines = (rest + bytes).split("\r\n");
			rest = lines.pop() ?? "";
			for (const line of lines) read(line);
		});
		say("220 sink");
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	sink.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
	sink.close = () => void server.close();
	return sink;
}
