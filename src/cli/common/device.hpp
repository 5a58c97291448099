/// Where batches are played: the argument of commands that can use a GPU.
#pragma once

#include <memory>
#include <string>

#include "cli/common/command.hpp"
#include "gpu/run.hpp"

namespace longroad::cli {

inline constexpr const char* kDeviceHelp = "Where the games are played; on a GPU they are the same ones";
inline Limits devices() { return {.one_of = {"cpu", "gpu"}}; }

inline constexpr const char* kPolicyHelp =
    "How all seats play: at random, as the bot 'greedy' does, or as 'greedy:net=on' does (network)";
inline Limits policies() { return {.one_of = {"random", "greedy", "network"}}; }
gpu::Policy policy_argument(const std::string& name);

/// `gpu`, or all cores of this machine. Ends the program where there is no such device.
std::unique_ptr<gpu::Device> device_argument(const std::string& name);

/// The games of a plan.
gpu::Job job_of(const sim::Plan& plan);

}  // namespace longroad::cli
