-- What wrk measured, for wrk.ts to read: requests, microseconds, failures, then a thousand steps of the latency (microseconds).
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format("REPORT %d %d %d", summary.requests, summary.duration, failed))
  for step = 1, 1000 do
    io.write(string.format(" %d", latency:percentile(step / 10 - 0.05)))
  end
  io.write("\n")
end
