#!/bin/sh
# Prints the environment of the shop's processes with new secrets: sh deploy/make-environment.sh www.example.is
# What is empty is the operator's to fill in; docs/operations.md §3 says what each is.
set -eu
domain=${1:?the name that visitors type, such as www.example.is}
secret() { openssl rand -hex 32; }
cat <<END
SITE_URL=https://$domain
SITE_ORIGINS=https://$domain
BACKEND_URL=http://127.0.0.1:4000
REVALIDATE_URL=http://127.0.0.1:3000/api/revalidate
API_KEY=$(openssl rand -hex 16)
DATABASE_URL=postgres://vorulind@localhost/vorulind?host=/var/run/postgresql
REDIS_URL=redis://127.0.0.1:6379
TRUSTED_PROXIES=1
COOKIE_SECURE=true
REVALIDATE_SECRET=$(secret)
STOREFRONT_SECRET=$(secret)
WAREHOUSE_SECRET=$(secret)
IMAGE_BUCKET_URL=
IDENTITY_API_KEY=
IDENTITY_PROJECT=
IDENTITY_AUTH_DOMAIN=
IDENTITY_ADMIN_KEY=
IDENTITY_JWKS_URL=https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com
SMTP_URL=
MAIL_FROM=
END
