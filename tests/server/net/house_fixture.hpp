/// A server without a network inside the test, whose threads the test can hold up.
#pragma once

#include <gtest/gtest.h>

#include <future>
#include <memory>
#include <string>

#include "postgres/database.hpp"
#include "server/api/api.hpp"
#include "server/desks/halls.hpp"
#include "store/store.hpp"
#include "temporary_folder.hpp"

namespace longroad::tests {

class InHouse : public ::testing::Test {
 protected:
  InHouse() {
    api_ = std::make_unique<server::Api>(*house_, server::Api::Options{.share = {}, .admin_token = "token"});
    house_->run();
  }

  server::Response ask(server::Request request, const std::string& address = "10.0.0.1") {
    std::promise<server::Response> answer;
    request.remote = address;
    api_->handle(request, [&](server::Response response) { answer.set_value(std::move(response)); });
    return answer.get_future().get();
  }

  /// On the tournament's loop.
  void with_hall(const std::string& event, const std::function<void(const server::Halls::HallPtr&)>& use) {
    std::promise<void> used;
    house_->halls().with(event, [&](const server::Halls::HallPtr& hall) {
      use(hall);
      used.set_value();
    });
    used.get_future().wait();
  }

  TemporaryFolder folder_;
  std::unique_ptr<server::Api> api_;  // outlives the loops that ask it
  std::unique_ptr<server::House> house_ =
      std::make_unique<server::House>(server::House::Options{.runtime = {.limited = false}, .most_desks = 1},
                                      std::move(*store::Store::open(tests::database_for(folder_.path()))));
};

}  // namespace longroad::tests
