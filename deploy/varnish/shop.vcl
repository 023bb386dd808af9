vcl 4.1;

# Varnish in front of the shop: public pages by their s-maxage, purged by tag. EDGE_PURGE_URL is its address and /purge.

import xkey;

backend storefront {
  .host = "127.0.0.1";
  .port = "3000";
}

# Who may purge: the storefronts.
acl storefronts {
  "127.0.0.1";
}

sub vcl_recv {
  unset req.http.X-Forwarded-Host;
  if (req.method == "POST" && req.url == "/purge") {
    if (client.ip !~ storefronts) {
      return (synth(403));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.Purged));
  }
  # A visitor with a session or a cart may see something of their own.
  if (req.http.Cookie ~ "(?:^|;\s*)(?:__Host-)?(?:session|cart|signed-in|__prerender_bypass)=") {
    return (pass);
  }
  unset req.http.Cookie;
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
}
