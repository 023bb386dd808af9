#!/bin/sh
# Prints nginx's configuration: sh deploy/nginx/render.sh SETTINGS, a file such as settings.example beside this one.
set -eu
settings=${1:?a file of settings}
here=$(dirname "$0")
. "$settings"
servers() {
  for server in $1; do printf '%s    server %s %s;' "${between-}" "$server" "$2"; between='
'; done
}
MODULES='' BROTLI_STATIC='' TLS=''
brotli=${BROTLI_MODULE-/usr/lib/nginx/modules/ngx_http_brotli_static_module.so}
if [ -e "$brotli" ]; then
  MODULES="load_module $brotli;" BROTLI_STATIC='brotli_static on;'
fi
if [ -n "${TLS_LISTEN-}" ]; then
  TLS="    listen $TLS_LISTEN ssl http2;
    ssl_certificate $TLS_CERTIFICATE;
    ssl_certificate_key $TLS_KEY;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:tls:5m;"
fi
TLS_PORT=${TLS_LISTEN-} TLS_PORT=${TLS_PORT##*:} ACME_DIR=${ACME_DIR:-/var/www/html}
export ACME_DIR TLS_PORT RUN_DIR STATIC_DIR LISTEN PAGE_RATE CALL_RATE MODULES BROTLI_STATIC TLS
export USER="${WORKER_USER:+user $WORKER_USER;}"
PATIENT_STOREFRONTS=$(servers "$STOREFRONTS" 'max_fails=0')
STOREFRONTS=$(servers "$STOREFRONTS" 'max_fails=1 fail_timeout=1s')
BACKENDS=$(servers "$BACKENDS" 'max_fails=1 fail_timeout=1s')
export STOREFRONTS PATIENT_STOREFRONTS BACKENDS
# Only these: nginx has variables of its own.
envsubst '${MODULES} ${USER} ${RUN_DIR} ${STATIC_DIR} ${ACME_DIR} ${LISTEN} ${TLS} ${TLS_PORT} ${STOREFRONTS} ${PATIENT_STOREFRONTS} ${BACKENDS}
  ${PAGE_RATE} ${CALL_RATE} ${BROTLI_STATIC}' <"$here/nginx.conf.template"
