// Node 20 lets a program end while a module is still being loaded through tsx, because the loader's
// thread does not count as work. This timer counts; every command ends itself with process.exit.
setInterval(() => {}, 2 ** 30);
