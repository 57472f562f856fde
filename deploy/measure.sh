#!/bin/sh
# Benchmark of deploy/nginx.conf: cached home page against a static file. deploy/measure.sh http://127.0.0.1:3000
# Installs nginx and wrk where they are missing (Debian, root).
cd "$(dirname "$0")/.." && exec node --conditions=production lib/commands/run.js measure-nginx "$@"
