/**
 * Staff's passwords are hashed with fewer rounds in tests, here and in all processes that are started from here: Payload's
 * 600,000 rounds of PBKDF2 are an eighth of a second of a core for each login and account. Algorithm and format stay, so
 * that every comparison is a real one.
 */
import crypto from "node:crypto";

const rounds = 1000;

const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) => pbkdf2(password, salt, Math.min(iterations, rounds), ...rest);

const { NODE_OPTIONS = "" } = process.env;
const option = `--import=${import.meta.url}`;
if (!NODE_OPTIONS.includes(option)) process.env.NODE_OPTIONS = `${NODE_OPTIONS} ${option}`.trim();
